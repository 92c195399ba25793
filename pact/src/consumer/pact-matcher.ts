import type { ValueType } from '@choose-life/contracts/gateway/answer-shape';
import { MatchersV3 } from '@pact-foundation/pact';
import type { ExpectedValue, ScalarValue } from '../interactions/expected-value.ts';

/** What is expected of a body, in Pact's own notation (`pact:matcher:type`). */
export function pactMatcherOf(expected: ExpectedValue): unknown {
  switch (expected.kind) {
    case 'exactly':
      return MatchersV3.equal(expected.value);
    case 'scalar':
      return scalarMatcher(expected);
    case 'list': {
      const element = pactMatcherOf(expected.element);
      return expected.min === 0 ? MatchersV3.atLeastLike(element, 0, 1) : MatchersV3.eachLike(element);
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(expected.members).map(([name, member]) => [name, pactMatcherOf(member)]),
      );
  }
}

/** A rule for a body that is a text and no JSON. */
export function pactRuleOf(expected: ExpectedValue): object {
  const pattern = expected.kind === 'scalar' ? expected.pattern : null;
  return pattern === null ? { 'pact:matcher:type': 'type' } : patternMatcher(pattern.regex);
}

/**
 * Several matchers at one place are alternatives (see `tidyPact`), save a type and a pattern, which begins with `^`: Pact's
 * pattern alone would take a number too.
 */
function scalarMatcher({ example, pattern, types }: ScalarValue): unknown {
  const others =
    pattern === null ? types.slice(1).map(type => matcherOfType[type]) : [patternMatcher(pattern.regex)];
  if (others.length === 0) return MatchersV3.like(example);
  return { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, ...others], value: example };
}

const matcherOfType: Record<ValueType, object> = {
  null: { 'pact:matcher:type': 'null' },
  number: { 'pact:matcher:type': 'number' },
  boolean: { 'pact:matcher:type': 'boolean' },
  string: patternMatcher('[\\s\\S]*'),
};

function patternMatcher(regex: string): object {
  return { 'pact:matcher:type': 'regex', regex };
}
