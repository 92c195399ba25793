import type { ExpectedValue } from '../../interactions/expected-value.ts';
import { type Difference, describeValue, type Place, pathText, type Step } from './difference.ts';

/** Where a value of an answer is not what is expected there: each place with the nearest difference, and nothing below it. */
export function matchValue(
  expected: ExpectedValue,
  actual: unknown,
  steps: readonly Step[] = [],
): Difference[] {
  if (!holds(expected, actual)) return [differenceAt(steps, expected, actual)];
  switch (expected.kind) {
    case 'list': {
      // It holds, so it is a list.
      const elements = actual as readonly unknown[];
      return elements.flatMap((element, at) => matchValue(expected.element, element, [...steps, at]));
    }
    case 'object':
      return Object.entries(expected.members).flatMap(([name, member]) =>
        matchValue(member, Object(actual)[name], [...steps, name]),
      );
    default:
      return [];
  }
}

/** Whether the value itself is as expected, whatever stands below it. */
function holds(expected: ExpectedValue, actual: unknown): boolean {
  switch (expected.kind) {
    case 'exactly':
      return actual === expected.value;
    case 'scalar': {
      const { pattern, types } = expected;
      if (!types.some(type => type === typeName(actual))) return false;
      return pattern === null || new RegExp(pattern.regex).test(String(actual));
    }
    case 'list':
      return Array.isArray(actual) && actual.length >= expected.min;
    case 'object':
      return typeName(actual) === 'object';
  }
}

function differenceAt(steps: readonly Step[], expected: ExpectedValue, actual: unknown): Difference {
  return {
    path: pathText(steps),
    expected: expectedText(expected),
    got: describeValue(actual, placeOf(expected)),
    nature: natureOf(steps, expected, actual),
  };
}

/** Nothing is `missing` from an answer without a readable body. */
function natureOf(steps: readonly Step[], { kind }: ExpectedValue, actual: unknown): Difference['nature'] {
  if (actual === undefined) return steps.length > 0 ? 'missing' : 'other';
  if (kind !== 'list' && kind !== 'object') return 'other';
  if (actual === null) return 'missing';
  return kind === 'list' && Array.isArray(actual) ? 'short-list' : 'other';
}

function expectedText(expected: ExpectedValue): string {
  switch (expected.kind) {
    case 'exactly':
      return JSON.stringify(expected.value);
    case 'scalar':
      return expected.pattern?.inWords ?? expected.types.join(' or ');
    case 'list':
      return expected.min === 0 ? 'a list' : `a list of at least ${expected.min}`;
    case 'object':
      return 'an object';
  }
}

function placeOf(expected: ExpectedValue): Place {
  if (expected.kind === 'exactly') return typeof expected.value === 'number' ? 'number' : 'code';
  if (expected.kind !== 'scalar') return 'other';
  if (expected.pattern?.isCode) return 'code';
  return typeof expected.example === 'number' ? 'number' : 'other';
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
