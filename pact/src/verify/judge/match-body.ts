import { isDeepStrictEqual } from 'node:util';
import { patternTexts } from '../../interactions/refusing-patterns.ts';
import { pathText, type Step } from '../contract/json-path.ts';
import {
  type Matcher,
  type RuleSet,
  type Rules,
  ruleAt,
  type SelectedRule,
} from '../contract/matching-rules.ts';
import { describeValue, type Place } from './describe-value.ts';
import type { Difference } from './difference.ts';

/**
 * Compares a body with the example of a pact file under its matching rules, as Pact's own verifier does: members the
 * example does not have are free, members it has must be there, lists without a rule have the example's length.
 */
export function matchBody(rules: Rules, expected: unknown, actual: unknown): Difference[] {
  return matchAt(rules, [], expected, actual);
}

function matchAt(rules: Rules, steps: readonly Step[], expected: unknown, actual: unknown): Difference[] {
  const selected = ruleAt(rules, steps);
  const own =
    selected === null ? matchExample(steps, expected, actual) : matchRule(selected, steps, expected, actual);
  if (own.length > 0) return own;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length === 0) return [];
    return actual.flatMap((element, at) =>
      matchAt(rules, [...steps, at], expected[Math.min(at, expected.length - 1)], element),
    );
  }
  if (isRecord(expected) && isRecord(actual)) {
    return Object.entries(expected).flatMap(([name, member]) =>
      name in actual
        ? matchAt(rules, [...steps, name], member, actual[name])
        : [missing([...steps, name], rules, member)],
    );
  }
  return [];
}

/** Without a rule: the same kind of container, of the same length; or the same value. */
function matchExample(steps: readonly Step[], expected: unknown, actual: unknown): Difference[] {
  if (typeof expected === 'object' && expected !== null) {
    if (typeName(expected) !== typeName(actual)) {
      return [orEmptied(difference(steps, typeName(expected), actual, 'other'), expected, actual)];
    }
    const wanted = Array.isArray(expected) ? expected.length : null;
    if (wanted === null || !Array.isArray(actual) || actual.length === wanted) return [];
    return [difference(steps, `a list of ${wanted}`, actual, 'other')];
  }
  return isDeepStrictEqual(expected, actual)
    ? []
    : [difference(steps, exactly(expected), actual, placeOf(expected, true))];
}

function matchRule(
  { rule, inherited }: SelectedRule,
  steps: readonly Step[],
  expected: unknown,
  actual: unknown,
): Difference[] {
  const kept = rule.matchers.map(matcher => holds(matcher, inherited, expected, actual));
  const ok = rule.combine === 'OR' ? kept.includes(true) : !kept.includes(false);
  if (ok && kept.length > 0) return [];
  const exact = rule.matchers.some(({ match }) => match === 'equality');
  const short = Array.isArray(actual) && rule.matchers.some(({ min = 0 }) => actual.length < min);
  const found = difference(steps, ruleText(rule, expected), actual, placeOf(expected, exact));
  return [short ? { ...found, nature: 'short-list' } : orEmptied(found, expected, actual)];
}

/** Null in place of an object or a list: nothing below it is there. */
function orEmptied(found: Difference, expected: unknown, actual: unknown): Difference {
  const emptied = actual === null && typeof expected === 'object' && expected !== null;
  return emptied ? { ...found, nature: 'missing' } : found;
}

function holds(matcher: Matcher, inherited: boolean, expected: unknown, actual: unknown): boolean {
  switch (matcher.match) {
    case 'type': {
      if (typeName(expected) !== typeName(actual)) return false;
      if (!Array.isArray(actual) || inherited) return true;
      return (
        actual.length >= (matcher.min ?? 0) && actual.length <= (matcher.max ?? Number.POSITIVE_INFINITY)
      );
    }
    case 'equality':
      return isDeepStrictEqual(expected, actual);
    case 'regex':
      return typeof actual === 'string' && new RegExp(matcher.regex ?? '$^').test(actual);
    case 'contentType':
      // A text that is not JSON. Its media type stands in the header, which is compared apart.
      return typeof actual === 'string';
    case 'null':
    case 'number':
    case 'boolean':
      return typeName(actual) === matcher.match;
    default:
      // A matcher that is not known here is never held to be kept.
      return false;
  }
}

function ruleText({ combine, matchers }: RuleSet, expected: unknown): string {
  if (matchers.length === 0) return 'what a rule without matchers asks for';
  const texts = [...new Set(matchers.map(matcher => matcherText(matcher, expected)))];
  if (combine === 'OR') return texts.join(' or ');
  // A pattern says that it is a string.
  const exact = texts.filter(text => text !== 'string');
  return (exact.length > 0 ? exact : texts).join(' and ');
}

function matcherText({ match, min, regex }: Matcher, expected: unknown): string {
  switch (match) {
    case 'type':
      return min !== undefined && min > 0 ? `a list of at least ${min}` : typeName(expected);
    case 'equality':
      return exactly(expected);
    case 'regex':
      return anyText.test(regex ?? '') ? 'string' : (patternTexts[regex ?? ''] ?? `a string like ${regex}`);
    case 'contentType':
      return 'a text';
    case 'null':
    case 'number':
    case 'boolean':
      return match;
    default:
      return `what the matcher '${match}' asks for, which is not known here`;
  }
}

/** The pattern that pact files use for any string at all. */
const anyText = /^\[\\s\\S\]\*$/;

function missing(steps: readonly Step[], rules: Rules, expected: unknown): Difference {
  const selected = ruleAt(rules, steps);
  const wanted = selected === null ? typeName(expected) : ruleText(selected.rule, expected);
  return { path: pathText(steps), expected: wanted, got: 'nothing', nature: 'missing' };
}

function difference(steps: readonly Step[], expected: string, actual: unknown, place: Place): Difference {
  return { path: pathText(steps), expected, got: describeValue(actual, place), nature: 'other' };
}

function placeOf(expected: unknown, exact: boolean): Place {
  if (typeof expected === 'number') return 'figure';
  return exact && typeof expected === 'string' ? 'code' : 'other';
}

/** Fixed values of pact files are public: they come from the contract's examples. */
function exactly(expected: unknown): string {
  return JSON.stringify(expected) ?? 'nothing';
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
