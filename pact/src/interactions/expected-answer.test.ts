import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { expectedAnswer } from './expected-answer.ts';

const { eachLike, equal, like, regex } = MatchersV3;
const orNull = { 'pact:matcher:type': 'null' };
const oneOf = (value: unknown, ...others: object[]) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, ...others],
  value,
});

describe('what is expected of an accepted answer', () => {
  it('is the success code exactly and everything else by type', () => {
    const { response } = examples['authentication.login'];
    expect(expectedAnswer(operations['authentication.login'], response)).toEqual({
      responseCode: equal('00'),
      token: like(response.token),
      userEmail: like(response.userEmail),
    });
  });

  it('allows null where the schema does, and an id as text or number', () => {
    expect(expectedAnswer(operations['hra.getReportData'], examples['hra.getReportData'].response)).toEqual({
      status: equal('OK'),
      data: {
        targetAge: oneOf(44, orNull),
        riskAge: oneOf(52, orNull),
        ascvd: { data: { age: oneOf(45, orNull) } },
      },
    });
    const { response } = examples['hra.appraiseRisks'];
    const reportId = oneOf(response.meta.reportId, { 'pact:matcher:type': 'number' });
    expect(expectedAnswer(operations['hra.appraiseRisks'], response)).toEqual({
      status: equal('OK'),
      meta: { reportId },
    });
  });

  it('is at least one element of a list, each like the example', () => {
    const row = operations['waitList.read'];
    const answer = { responseCode: '00', data: [{ waitListId: 1, waitListEmail: 'a@example.test' }] };
    expect(expectedAnswer(row, answer)).toEqual({
      responseCode: equal('00'),
      data: eachLike({
        waitListId: oneOf(1, { 'pact:matcher:type': 'regex', regex: '[\\s\\S]*' }),
        waitListEmail: like('a@example.test'),
      }),
    });
  });

  it('does not ask for a member that the schema may miss and the example leaves null', () => {
    const row = operations['company.readByCompanyId'];
    const answer = { responseCode: '00', responseMessage: null, data: { companyName: null } };
    expect(expectedAnswer(row, answer)).toEqual({ responseCode: equal('00'), data: {} });
  });

  it('asks for the answers of a person, and for nothing that nobody reads', () => {
    const { response } = examples['hra.getSavedAnswers'];
    const expected = Object(expectedAnswer(operations['hra.getSavedAnswers'], { ...response, more: 1 }));
    expect(Object.keys(expected)).toEqual([
      'appraiseRisksUserId',
      'hraQSexA',
      'hraQAgeInYearsAYears',
      'hraAppUnits',
    ]);
  });

  it('is a PDF in base64 for the report', () => {
    const { response } = examples['hra.getReportPdf'];
    const expected = expectedAnswer(operations['hra.getReportPdf'], response);
    expect(expected).toEqual(regex('^JVBERi0[A-Za-z0-9+/]+={0,2}$', response));
  });
});
