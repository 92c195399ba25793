import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { expectedAnswer } from './expected-answer.ts';
import { exactly, exampleOf, like, objectOf } from './expected-value.ts';

describe('what is expected of an accepted answer', () => {
  it('is the success code exactly and everything else by type', () => {
    const { response } = examples['authentication.login'];
    expect(expectedAnswer(operations['authentication.login'], response)).toEqual(
      objectOf({
        responseCode: exactly('00'),
        token: like(response.token),
        userEmail: like(response.userEmail),
      }),
    );
  });

  it('allows null where the schema does, and an id as text or number', () => {
    expect(expectedAnswer(operations['hra.getReportData'], examples['hra.getReportData'].response)).toEqual(
      objectOf({
        status: exactly('OK'),
        data: objectOf({
          targetAge: like(44, ['null']),
          riskAge: like(52, ['null']),
          ascvd: objectOf({ data: objectOf({ age: like(45, ['null']) }) }),
        }),
      }),
    );
    const { response } = examples['hra.appraiseRisks'];
    const reportId = like(response.meta.reportId, ['number']);
    expect(expectedAnswer(operations['hra.appraiseRisks'], response)).toEqual(
      objectOf({ status: exactly('OK'), meta: objectOf({ reportId }) }),
    );
  });

  it('is at least one element of a list, each like the example', () => {
    const row = operations['waitList.read'];
    const answer = { responseCode: '00', data: [{ waitListId: 1, waitListEmail: 'a@example.test' }] };
    const entry = objectOf({ waitListId: like(1, ['string']), waitListEmail: like('a@example.test') });
    expect(expectedAnswer(row, answer)).toEqual(
      objectOf({ responseCode: exactly('00'), data: { kind: 'list', min: 1, element: entry } }),
    );
  });

  it('does not ask for a member that the schema may miss and the example leaves null', () => {
    const row = operations['company.readByCompanyId'];
    const answer = { responseCode: '00', responseMessage: null, data: { companyName: null } };
    expect(expectedAnswer(row, answer)).toEqual(
      objectOf({ responseCode: exactly('00'), data: objectOf({}) }),
    );
  });

  it('asks for the answers of a person, and for nothing that nobody reads', () => {
    const { response } = examples['hra.getSavedAnswers'];
    const expected = expectedAnswer(operations['hra.getSavedAnswers'], { ...response, more: 1 });
    expect(Object.keys(Object(exampleOf(expected)))).toEqual([
      'appraiseRisksUserId',
      'hraQSexA',
      'hraQAgeInYearsAYears',
      'hraAppUnits',
    ]);
  });

  it('is a PDF in base64 for the report', () => {
    const { response } = examples['hra.getReportPdf'];
    const expected = expectedAnswer(operations['hra.getReportPdf'], response);
    expect(expected).toMatchObject({
      ...like(response),
      pattern: { regex: '^JVBERi0[A-Za-z0-9+/]+={0,2}$' },
    });
  });
});
