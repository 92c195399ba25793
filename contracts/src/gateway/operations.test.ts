import { describe, expect, it } from 'vitest';
import { callExamples, examples } from './examples.ts';
import { callIds, calls } from './extensions.ts';
import { type Operation, pathParametersOf } from './operation.ts';
import { operationIds, operations } from './operations.ts';

const rows = operationIds.map(id => [id, operations[id] as Operation] as const);

/** The name of a call from its path: the first segment (the router) and the second, in camel case. Path parameters are omitted. */
function operationIdOf(path: string): string {
  const [router, procedure] = path.split('/').filter(segment => segment !== '' && !segment.startsWith('{'));
  return `${camelCase(router ?? '')}.${camelCase(procedure ?? '')}`;
}

function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

describe('the table of calls (s.7)', () => {
  it.each(rows)('names the call %s by its path in camel case', (id, { path }) => {
    expect(operationIdOf(path)).toBe(id);
  });

  it('sets `takesPassword` for exactly the calls whose request has a password', () => {
    const withPassword = callIds.filter(id =>
      Object.keys(callExamples[id].request).some(key => /password/i.test(key)),
    );
    // Each row has its literal type, so a row without `takesPassword` needs the wider type.
    const marked = callIds.filter(id => (calls[id] as Operation).takesPassword === true);
    expect(marked).toEqual(withPassword);
    // Both lists could be empty if a member were renamed.
    expect(marked).toHaveLength(5);
  });

  it.each(rows)('has an example of %s that matches its schemas', (id, operation) => {
    expect(operation.request.parse(examples[id].request)).toEqual(examples[id].request);
    expect(operation.response.parse(examples[id].response)).toEqual(examples[id].response);
  });

  it.each(rows)('has a member for every path parameter in the request of %s', (id, { path }) => {
    const request: object = examples[id].request;
    for (const parameter of pathParametersOf(path)) expect(request).toHaveProperty(parameter);
  });
});
