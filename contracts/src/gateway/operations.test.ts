import { describe, expect, it } from 'vitest';
import { callExamples } from './examples.ts';
import { callIds, calls } from './extensions.ts';
import { type Operation, pathParametersOf } from './operation.ts';

// The cast gives all rows the same type; the literal type of a row has only the columns that the row sets.
const rows = callIds.map(id => [id, calls[id] as Operation] as const);

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
    const marked = rows.filter(([, row]) => row.takesPassword === true).map(([id]) => id);
    expect(marked).toEqual(withPassword);
    // Both lists could be empty if a member were renamed.
    expect(marked).toHaveLength(5);
  });

  it.each(rows)('has an example of %s that matches its schemas', (id, operation) => {
    const { request, response } = callExamples[id];
    expect(operation.request.parse(request)).toEqual(request);
    expect(operation.response.parse(response)).toEqual(response);
  });

  const parameters = rows.flatMap(([id, { path }]) =>
    pathParametersOf(path).map(name => [id, name] as const),
  );
  it.each(parameters)('has a member in the request of %s for its path parameter %s', (id, name) => {
    expect(callExamples[id].request).toHaveProperty(name);
  });
});
