import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { expectedAnswer } from './expected-answer.ts';

describe('expectedAnswer', () => {
  it('expects the exact success code, and only the types of other members', () => {
    const { response } = examples['authentication.login'];
    const { example, schema } = expectedAnswer(operations['authentication.login'], response);
    expect(schema).toMatchObject({
      properties: {
        responseCode: { const: '00' },
        token: { type: ['string'], minLength: 1 },
        userEmail: { type: ['string'] },
      },
      required: ['responseCode', 'token', 'userEmail'],
    });
    expect(example).toEqual({ responseCode: '00', token: response.token, userEmail: response.userEmail });
  });

  it('allows all types of the schema, such as null, or a number for an id', () => {
    const reportData = expectedAnswer(
      operations['hra.getReportData'],
      examples['hra.getReportData'].response,
    );
    expect(reportData.schema.properties?.data?.properties?.riskAge).toMatchObject({
      type: ['number', 'null'],
    });
    const { schema } = expectedAnswer(
      operations['hra.appraiseRisks'],
      examples['hra.appraiseRisks'].response,
    );
    expect(schema.properties?.meta?.properties?.reportId).toMatchObject({ type: ['string', 'number'] });
  });

  it('expects at least one element in a list, and the members of the example in each element', () => {
    const operation = operations['waitList.read'];
    const answer = { responseCode: '00', data: [{ waitListId: 1, waitListEmail: 'a@example.test' }] };
    const { data } = expectedAnswer(operation, answer).schema.properties ?? {};
    expect(data).toMatchObject({ type: 'array', minItems: 1 });
    expect(data?.items).toMatchObject({
      properties: { waitListId: { type: ['number', 'string'] } },
      required: ['waitListId', 'waitListEmail'],
    });
  });

  it('does not require an optional member that is null in the example', () => {
    const operation = operations['company.readByCompanyId'];
    const answer = { responseCode: '00', responseMessage: null, data: { companyName: null } };
    expect(expectedAnswer(operation, answer).example).toEqual({ responseCode: '00', data: {} });
  });

  it('requires only saved answers that a provider state fixes', () => {
    const { response } = examples['hra.getSavedAnswers'];
    // The sex and the age in the example.
    const fixedByState = new Set(['female', 45]);
    const { example, schema } = expectedAnswer(operations['hra.getSavedAnswers'], response, fixedByState);
    // `appraiseRisksUserId` is a required member, and not an answer.
    expect(Object.keys(propertiesOf(example))).toEqual([
      'appraiseRisksUserId',
      'hraQSexA',
      'hraQAgeInYearsAYears',
    ]);
    // No provider state fixes the units, so their absence is only a note.
    expect(schema.properties?.hraAppUnits?.['x-note-if-missing']).toBe(true);
  });

  it('omits a member that the contract does not know', () => {
    const { response } = examples['hra.getSavedAnswers'];
    const answer = { ...response, unknownToClients: 1 };
    // All members of the example are expected, so that only the unknown member is omitted.
    const { example } = expectedAnswer(operations['hra.getSavedAnswers'], answer, 'whole-example');
    expect(example).toMatchObject({ hraQSexA: 'female' });
    expect(example).not.toHaveProperty('unknownToClients');
  });

  // A gateway may have other elements than those of the provider state.
  it('does not require an optional member of a list element, even if a provider state fixes it', () => {
    const { response } = examples['content.readContentLibrary'];
    // The title and the id of the article in the example. Only the id is a required member.
    const fixedByState = new Set(['Know your numbers', 'article-1']);
    const { example } = expectedAnswer(operations['content.readContentLibrary'], response, fixedByState);
    expect(example).toMatchObject({ contentLibrary: { data: [{ contentId: 'article-1' }] } });
    expect(JSON.stringify(example)).not.toContain('contentTitle');
  });

  it('expects a PDF in base64 for a report', () => {
    const { response } = examples['hra.getReportPdf'];
    const { schema } = expectedAnswer(operations['hra.getReportPdf'], response);
    // `JVBERi0` is '%PDF-' in base64.
    expect(schema.pattern).toBe('^JVBERi0[A-Za-z0-9+/]+={0,2}$');
  });
});
