import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { jsonSchemaOf } from '@choose-life/contracts/gateway/json-schema';
import { z } from 'zod';
import { assessmentInput, groupLimits } from '../src/routers/assessment-input.ts';
import { pagedCall, reportIdMembers } from '../src/trpc/forward.ts';

/** What a procedure accepts, and whether it needs a token: for the client's fake, which imports no schema. */
export function callRuleOf(id: CallId): object {
  const { auth, request } = calls[id];
  const needsToken = auth === 'token';
  if (id === 'hra.saveAnswers' || id === 'hra.appraiseRisks') {
    const input = inputOf(z.toJSONSchema(assessmentInput, { io: 'input' }));
    // What the groups may hold is checked by the rules of the domain.
    return {
      needsToken,
      input: { ...input, properties: { ...input.properties, answers: {} } },
      groups: groupLimits,
    };
  }
  const members: { readonly [Id in CallId]?: string } = reportIdMembers;
  const reportId = members[id];
  return {
    needsToken,
    input: inputOf(jsonSchemaOf(request)),
    ...(reportId !== undefined && { reportId }),
    ...(id === pagedCall && { hasCursor: true }),
  };
}

/** The schema without what is for readers, and without the keywords that hold for every input. */
function inputOf(schema: object): { readonly properties?: object } {
  const leftOut = new Set(['$schema', 'additionalProperties', 'description']);
  return JSON.parse(JSON.stringify(schema, (name, value) => (leftOut.has(name) ? undefined : value)));
}
