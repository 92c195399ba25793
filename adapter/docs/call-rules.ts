import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { jsonSchemaOf } from '@choose-life/contracts/gateway/json-schema';
import { z } from 'zod';
import { assessmentInput, groupLimits } from '../src/routers/assessment-input.ts';
import { pagedCall, reportIdMembers } from '../src/trpc/forward.ts';

/**
 * The rule of a procedure: its valid inputs, and whether it needs a token. Its type is `CallRule` of `adapter/client/src/input-rules.ts`.
 * `npm run generate` writes the rules to a file for the client's fake adapter.
 */
export function callRuleOf(id: CallId): object {
  const { auth, request } = calls[id];
  const needsToken = auth === 'token';
  if (id === 'hra.saveAnswers' || id === 'hra.appraiseRisks') {
    const input = inputSchemaOf(z.toJSONSchema(assessmentInput, { io: 'input' }));
    // The fake adapter validates answer groups by `groupLimits` and the rules of the domain, so their schema is empty here.
    return {
      needsToken,
      input: { ...input, properties: { ...input.properties, answers: {} } },
      groups: groupLimits,
    };
  }
  // Widened, so that it can be read with the id of any call.
  const reportIdMemberById: { readonly [Id in CallId]?: string } = reportIdMembers;
  const reportIdMember = reportIdMemberById[id];
  return {
    needsToken,
    input: inputSchemaOf(jsonSchemaOf(request)),
    ...(reportIdMember !== undefined && { reportIdMember }),
    ...(id === pagedCall && { hasCursor: true }),
  };
}

/**
 * The schema without descriptions, and without `$schema` and `additionalProperties`, which are the same in every input. No request has a
 * property with one of these names.
 */
function inputSchemaOf(schema: object): { readonly properties?: object } {
  const omittedKeywords = new Set(['$schema', 'additionalProperties', 'description']);
  return JSON.parse(JSON.stringify(schema, (name, value) => (omittedKeywords.has(name) ? undefined : value)));
}
