import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { callExamples, callIds, calls } from './extensions.ts';
import { type Operation, operationIdOf, pathParametersOf } from './operation.ts';
import { operationIds, operations } from './operations.ts';

const rows = operationIds.map(id => [id, operations[id] as Operation] as const);

describe('the table of calls (s.7)', () => {
  it('has the 22 calls of the specification', () => {
    expect(rows.map(([, { method, path }]) => `${method} ${path}`).sort()).toMatchInlineSnapshot(`
      [
        "GET /authentication/user-details",
        "GET /company/read-by-company-id/{companyId}",
        "GET /content/read-by-content-id/{contentId}",
        "GET /risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}",
        "GET /wait-list/read",
        "POST /authentication/change-password",
        "POST /authentication/complete-enrollment",
        "POST /authentication/complete-password-reset",
        "POST /authentication/initiate-enrollment",
        "POST /authentication/initiate-password-reset",
        "POST /authentication/login",
        "POST /authentication/resend-otp",
        "POST /content/read-content-library",
        "POST /hra/appraise-risks",
        "POST /hra/get-questionnaire",
        "POST /hra/get-report-data",
        "POST /hra/get-report-pdf",
        "POST /hra/get-saved-answers",
        "POST /hra/save-answers",
        "POST /user/update",
        "POST /wait-list/create",
        "POST /wait-list/delete",
      ]
    `);
    expect(rows).toHaveLength(22);
  });

  it.each(rows)('names %s by its path', (id, { path }) => {
    expect(operationIdOf(path)).toBe(id);
  });

  it('counts ten reads and twelve writes', () => {
    expect(rows.filter(([, { effect }]) => effect === 'read')).toHaveLength(10);
    expect(rows.filter(([, { effect }]) => effect === 'write')).toHaveLength(12);
  });

  it('puts the wait-list calls, and only them, into their own stage group', () => {
    const waitList = rows.filter(([, { stage }]) => stage === 'wait-list').map(([id]) => id);
    expect(waitList).toEqual(['waitList.create', 'waitList.read', 'waitList.delete']);
  });

  it('knows the calls that take a password, extensions too: those with one among their members', () => {
    const withPassword = callIds.filter(id =>
      Object.keys(callExamples[id].request).some(key => /password/i.test(key)),
    );
    // Rows are typed by what they hold: one without the column does not know its name.
    const takers = callIds.filter(id => (calls[id] as Operation).takesPassword === true);
    expect(takers).toEqual(withPassword);
    expect(takers).toHaveLength(5);
  });

  it.each(rows)('%s: the example fits the schemas', (id, operation) => {
    expect(operation.request.parse(examples[id].request)).toEqual(examples[id].request);
    expect(operation.response.parse(examples[id].response)).toEqual(examples[id].response);
  });

  it.each(rows)('%s: every path parameter is a field of the request', (id, { path }) => {
    const request: object = examples[id].request;
    for (const parameter of pathParametersOf(path)) expect(request).toHaveProperty(parameter);
  });
});
