import { describe, expect, it } from 'vitest';
import { type CallId, callIds, calls } from './extensions.ts';
import { reference } from './reference.ts';

const entry = (id: CallId) => reference.find(each => each.id === id);

describe('the reference', () => {
  it('has an entry for each call, in the order of the table', () => {
    expect(reference.map(({ id }) => id)).toEqual(callIds);
  });

  it('says of a call what its row says', () => {
    expect(entry('authentication.changePassword')).toEqual({
      id: 'authentication.changePassword',
      router: 'authentication',
      name: 'changePassword',
      summary: 'Changes the password of the person who is logged in.',
      type: 'mutation',
      method: 'POST',
      path: '/authentication/change-password',
      stageGroup: 'main',
      token: 'needed',
      payload: ['oldPassword', 'userPassword', 'userConfirmPassword', 'username'].map(name => ({
        name,
        type: 'string',
        isRequired: true,
        place: 'body',
      })),
      input: 'payload',
      success: "Succeeds when responseCode is '00'.",
      sections: ['s.2.3', 's.3', 's.7'],
      errors: expect.arrayContaining(['SESSION_EXPIRED', 'REJECTED', 'CANCELLED']),
    });
  });

  it('calls what may be repeated a query, whatever its method', () => {
    for (const { id, type } of reference) {
      expect(type).toBe(calls[id].effect === 'read' ? 'query' : 'mutation');
    }
    expect(entry('hra.getReportPdf')).toMatchObject({ type: 'query', method: 'POST' });
  });

  it('tells the fields of the path from those of the body', () => {
    expect(entry('company.readByCompanyId')?.payload).toEqual([
      { name: 'companyId', type: 'string | number', isRequired: true, place: 'path' },
    ]);
  });

  it.each<[CallId, string, string, boolean]>([
    ['authentication.initiateEnrollment', 'userGender', "'Male' | 'Female'", true],
    ['user.update', 'userCompanyId', 'string | number | null', false],
    [
      'content.readContentLibrary',
      'categories',
      "Array<'Health' | 'LifeStyle' | 'Fitness' | 'Nutrition'>",
      true,
    ],
    ['content.readContentLibrary', 'pageNumber', 'number', false],
    ['hra.saveAnswers', 'hra.q.{question}.a{suffix}', 'string | number', false],
  ])('%s: %s is %s', (id, name, type, isRequired) => {
    expect(entry(id)?.payload).toContainEqual({ name, type, isRequired, place: 'body' });
  });

  it('says which procedures take answer groups, and which nothing', () => {
    const taking = (input: string) => reference.filter(each => each.input === input).map(({ id }) => id);
    expect(taking('answer-groups')).toEqual(['hra.appraiseRisks', 'hra.saveAnswers']);
    expect(taking('nothing')).toEqual([
      'authentication.userDetails',
      'waitList.read',
      'hra.getQuestionnaire',
      'authentication.logOut',
      'user.exportData',
    ]);
  });
});
