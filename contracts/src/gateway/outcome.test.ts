import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { type OperationId, operationIds, operations } from './operations.ts';
import { contractIssuesOf, readOutcome } from './outcome.ts';

const anyOperation = fc.constantFrom(...operationIds);
const outcomeOf = (id: OperationId, body: unknown) => readOutcome(operations[id], body);
/** The example answer of a call with changed members. The example of a PDF is a string, so the answer then has only the changed members. */
const answerWith = (id: OperationId, changedMembers: object): object => {
  const { response } = examples[id];
  return typeof response === 'object' ? { ...response, ...changedMembers } : changedMembers;
};

describe('readOutcome (s.4)', () => {
  it('returns an expired session for code 22 on every call, whatever else the answer contains', () => {
    fc.assert(
      fc.property(
        anyOperation,
        fc.constantFrom('22', 22, ' 22 ', '22\n'),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (id, responseCode, otherMembers) => {
          expect(outcomeOf(id, { ...otherMembers, status: 'OK', responseCode }).kind).toBe('session-expired');
        },
      ),
    );
  });

  // Only code 22 is also read with white space around it, because a missed expiry loses answers (decision 0004).
  it.each(['0', '000', 'ok', '99', '', '022', '00 '])(
    'returns a refusal for the code %j on every call',
    responseCode => {
      for (const id of operationIds) {
        expect(outcomeOf(id, { responseCode, responseMessage: 'No.' })).toMatchObject({
          kind: 'refused',
          code: responseCode,
          message: 'No.',
        });
      }
    },
  );

  it.each([0, 99, true, null, [], {}])(
    'returns out of contract for the code %j on every call, even if all other members are those of a success',
    responseCode => {
      for (const id of operationIds) {
        const answer = answerWith(id, { responseCode });
        expect(outcomeOf(id, answer).kind, id).toBe('out-of-contract');
      }
    },
  );

  const expectRefusalByStatus = (id: OperationId, status: string) => {
    const refusal = { status, responseMessage: 'Not ready.' };
    for (const answer of [refusal, { ...refusal, responseCode: '00' }])
      expect(outcomeOf(id, answer), id).toMatchObject({
        kind: 'refused',
        code: status,
        message: 'Not ready.',
      });
  };

  it.each(['ok', 'Ok', 'FAILED', ''])(
    'returns a refusal for the status %j, even with the success code, on calls that succeed by status or PDF',
    status => {
      const ids = ['hra.getQuestionnaire', 'hra.appraiseRisks', 'hra.getReportPdf'] as const;
      for (const id of ids) expectRefusalByStatus(id, status);
    },
  );

  it.each(['ok', 'Ok', 'FAILED', ''])(
    'returns a refusal for the status %j, even with the success code, if the field of the success rule is missing',
    status => expectRefusalByStatus('hra.saveAnswers', status),
  );

  it.each(operationIds.filter(id => !['status', 'pdf'].includes(operations[id].success.kind)))(
    "ignores the status 'FAILED' in a successful answer of %s, which succeeds by another rule",
    id => {
      expect(outcomeOf(id, answerWith(id, { status: 'FAILED' })).kind).toBe('accepted');
    },
  );

  it('shortens long member names in contract issues', () => {
    const request = { ...examples['authentication.resendOtp'].request, ['x'.repeat(100_000)]: 1 };
    const parsed = operations['authentication.resendOtp'].request.safeParse(request);
    const [issue] = parsed.error ? contractIssuesOf(parsed.error) : [];
    expect(issue?.message).toMatch(/^Unrecognized key.{0,160}…$/);
  });

  it('returns the token of a refused log-in (s.3)', () => {
    expect(outcomeOf('authentication.login', { responseCode: '01', token: 'a-token' })).toMatchObject({
      kind: 'refused',
      token: 'a-token',
    });
  });

  const listOfTwo = (article: object) => ({
    responseCode: '00',
    contentLibrary: { data: [article, article] },
  });
  it.each<[OperationId, object, string[]]>([
    [
      'content.readContentLibrary',
      listOfTwo({ contentId: 'a', categories: 'Health,Fitness' }),
      ['contentLibrary.data.0.categories', 'contentLibrary.data.1.categories'],
    ],
    [
      'content.readContentLibrary',
      listOfTwo({}),
      ['contentLibrary.data.0.contentId', 'contentLibrary.data.1.contentId'],
    ],
    ['content.readContentLibrary', { responseCode: '00', data: [{ contentId: null }] }, ['data.0.contentId']],
    ['content.readContentLibrary', { responseCode: '00', contentLibrary: null }, ['contentLibrary']],
    ['content.readContentLibrary', { responseCode: '00' }, ['contentLibrary']],
    ['hra.getReportData', { status: 'OK', targetAge: '44', riskAge: 52 }, ['targetAge']],
    [
      'hra.getReportData',
      { status: 'OK', data: { targetAge: '44', riskAge: '52' } },
      ['data.targetAge', 'data.riskAge'],
    ],
    ['hra.getReportData', { status: 'OK', data: [] }, ['data']],
    ['hra.getReportData', { status: 'OK' }, ['data']],
    ['company.readByCompanyId', { responseCode: '00', companyInfo: { data: [] } }, ['companyInfo.data']],
  ])('returns for %s only the issues of the union variant that is closest to %j', (id, answer, paths) => {
    const issues = paths.map(path => ({ path }));
    expect(outcomeOf(id, answer)).toMatchObject({ kind: 'out-of-contract', issues });
  });

  it.each([null, 'text', 7, true, [], undefined])(
    'returns out of contract for %j instead of an object',
    body => {
      expect(outcomeOf('hra.saveAnswers', body).kind).toBe('out-of-contract');
    },
  );

  it('accepts the answer of a save exactly if hra.getSavedAnswers accepts its unique string', () => {
    // The maximum length is 500.
    for (const uniqueString of ['u', 'u'.repeat(500), 'u'.repeat(501)]) {
      const isAccepted = outcomeOf('hra.saveAnswers', { uniqueString }).kind === 'accepted';
      const { request } = operations['hra.getSavedAnswers'];
      expect(request.safeParse({ uniqueString, userId: 'ada@example.test' }).success).toBe(isAccepted);
    }
  });
});
