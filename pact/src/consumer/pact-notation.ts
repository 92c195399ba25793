import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type JsonSchema, typeListOf } from '@choose-life/contracts/gateway/json-schema';
import { type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { encodedValueName } from '@choose-life/gateway/testing/encoded-value-name';
import { MatchersV3 } from '@pact-foundation/pact';
import type { Interaction } from '../interactions/interaction.ts';
import { requestOf } from '../verify/request.ts';

/** The token in the requests of a pact file. A verifier replaces it by the token of the provider state. */
export const exampleToken = 'session-token';

/** A recorded request. Each part is a value or a matcher of Pact. */
export interface ExpectedRequest {
  readonly path: string | MatchersV3.Matcher<string>;
  readonly headers: Readonly<Record<string, MatchersV3.Matcher<string>>>;
  /** Null for a GET. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Derives the request of an interaction from its row and example. Every value must equal the value of the example or provider state. */
export function expectedRequest({ operationId, request }: Interaction, stage: Stage): ExpectedRequest {
  const { method, path: pattern }: Operation = operations[operationId];
  const { example, fromState, hasToken } = request;
  const { path } = requestOf(operationId, stage, example);
  // `~~` marks the values from states. It is not percent-encoded in a path, and no request of the contract contains it. The expression in a
  // path has the name of the percent-encoded value (`companyIdInPath`).
  const markedExample = { ...example };
  for (const [name, source] of Object.entries(fromState))
    markedExample[name] = `~~${encodedValueName(source)}~~`;
  const markedPath = requestOf(operationId, stage, markedExample).path;
  const expression = markedPath.replace(/~~(\w+)~~/g, (_, name: string) => expressionOf(name));
  const pathParameters = pathParametersOf(pattern);
  const body = Object.entries(example).map(([name, value]) => {
    const source = fromState[name];
    return [name, source === undefined ? value : exactlyFromState(expressionOf(source), value)] as const;
  });
  return {
    path: expression === path ? path : exactlyFromState(expression, path),
    headers: { ...(hasToken && { authorization: exactlyFromState(expressionOf('token'), exampleToken) }) },
    body:
      method === 'POST' ? Object.fromEntries(body.filter(([name]) => !pathParameters.includes(name))) : null,
  };
}

function expressionOf(valueName: string): string {
  return `\${${valueName}}`;
}

/** A matcher that accepts exactly the value of a provider state. Pact's `fromProviderState` alone would accept any value of the type. */
function exactlyFromState<Value>(expression: string, value: Value): MatchersV3.Matcher<Value> {
  return { ...MatchersV3.fromProviderState(expression, value), 'pact:matcher:type': 'equality' };
}

/** The expected body as matchers of Pact. A member that the example omits gets no matcher, so it may be missing. */
export function pactMatcherOf(schema: JsonSchema, example: unknown): unknown {
  const { const: fixedValue, items, minItems, properties } = schema;
  if (fixedValue !== undefined) return MatchersV3.equal(fixedValue);
  if (items) {
    const element = pactMatcherOf(items, propertiesOf(example)[0]);
    // The arguments after the element: at least 0 elements, and 1 in the example.
    return minItems ? MatchersV3.eachLike(element) : MatchersV3.atLeastLike(element, 0, 1);
  }
  if (!properties) return scalarMatcher(schema, example);
  return Object.fromEntries(
    Object.entries(propertiesOf(example)).map(([name, value]) => [
      name,
      pactMatcherOf(properties[name] ?? {}, value),
    ]),
  );
}

/** The matching rule for a text body. */
export function pactRuleOf({ pattern }: JsonSchema): object {
  return pattern === undefined ? { 'pact:matcher:type': 'type' } : patternMatcher(pattern);
}

/**
 * The matcher of a text, a number, a boolean or null. pact-js requires that all matchers of a value match. A pattern that begins with `^`
 * needs this: Pact's pattern alone would also accept a number, so the type must match too. All other matchers are alternatives, so `tidyPact`
 * in record-pact.ts combines them with OR.
 */
function scalarMatcher(schema: JsonSchema, example: unknown): unknown {
  const { pattern } = schema;
  // The first type is that of the example (`withListOfTypes`). The matcher `type` accepts it.
  const otherTypes = typeListOf(schema).slice(1);
  // The schemas with a pattern have only the type string: `refusalCode`, `refusalStatus`, and a PDF in base64.
  const otherMatchers = pattern === undefined ? otherTypes.map(matcherOf) : [patternMatcher(pattern)];
  if (otherMatchers.length === 0) return MatchersV3.like(example);
  return { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, ...otherMatchers], value: example };
}

function matcherOf(type: string): object {
  // Pact has a matcher for each JSON type except strings. `.` would not match a line break. The pattern has no `^`, because it is an
  // alternative to the other matchers.
  return type === 'string' ? patternMatcher('[\\s\\S]*') : { 'pact:matcher:type': type };
}

function patternMatcher(regex: string): object {
  return { 'pact:matcher:type': 'regex', regex };
}
