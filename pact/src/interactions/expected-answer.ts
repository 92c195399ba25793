import {
  type AnswerShape,
  answerShapeOf,
  type MemberShape,
  type ObjectShape,
  type ScalarShape,
  type ValueType,
} from '@choose-life/contracts/gateway/answer-shape';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { MatchersV3 } from '@pact-foundation/pact';
import { formOf, memberOf, typesOf } from './answer-form.ts';

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64 = '^JVBERi0[A-Za-z0-9+/]+={0,2}$';

/**
 * Derives what an accepted answer must look like from a row's schema and its example: fixed codes exactly, everything else
 * by type. Members that never refuse an answer are not asked for, except in a form that is about them; nor is one that the
 * schema may miss and the example leaves null: Pact cannot say 'or absent'.
 */
export function expectedAnswer(
  operation: Operation,
  example: unknown,
  isAsked: IsAsked = ({ isUnread }) => !isUnread,
): unknown {
  if (operation.media === 'pdf') return MatchersV3.regex(pdfInBase64, String(example));
  return matcherOf(example, answerShapeOf(operation.response), isAsked);
}

/** Whether a member is asked for. */
type IsAsked = (member: MemberShape) => boolean;

function matcherOf(value: unknown, shape: AnswerShape, isAsked: IsAsked): unknown {
  const form = formOf(shape, value);
  switch (form.type) {
    case 'list':
      return listMatcher(matcherOf(Object(value)[0], form.element, isAsked), shape);
    case 'object':
      return membersOf(Object(value), form, isAsked);
    case 'scalar':
      return form.valueTypes.size === 0 && form.fixed.size === 1
        ? MatchersV3.equal(value)
        : scalarMatcher(value, form);
  }
}

function membersOf(value: object, form: ObjectShape, isAsked: IsAsked): object {
  const members = Object.entries(value).flatMap(([name, each]) => {
    const member = memberOf(form, name);
    if (member === null || !isAsked(member)) return [];
    const mayMiss = each === null && !member.isNeeded;
    return mayMiss ? [] : [[name, matcherOf(each, member.shape, isAsked)]];
  });
  return Object.fromEntries(members);
}

/** A list that may be missing may be empty too; any other has at least one element in the state it is asked for. */
function listMatcher(element: unknown, shape: AnswerShape): unknown {
  return typesOf(shape).has('null') ? MatchersV3.atLeastLike(element, 0, 1) : MatchersV3.eachLike(element);
}

const matcherOfType: Record<ValueType, object> = {
  null: { 'pact:matcher:type': 'null' },
  number: { 'pact:matcher:type': 'number' },
  boolean: { 'pact:matcher:type': 'boolean' },
  string: { 'pact:matcher:type': 'regex', regex: '[\\s\\S]*' },
};

/** Of the example's own type, or of any other that the place takes. */
function scalarMatcher(value: unknown, { valueTypes }: ScalarShape): unknown {
  const own = value === null ? 'null' : typeof value;
  const others = [...valueTypes].filter(type => type !== own);
  return others.length === 0 ? MatchersV3.like(value) : likeOrOfType(value, others);
}

/** Any of several matchers (see `tidyPact`): like the example, or of one of the other types of JSON. */
export function likeOrOfType(value: unknown, others: readonly ValueType[]): object {
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, ...others.map(type => matcherOfType[type])],
    value,
  };
}

/** Text that fits a pattern, which begins with `^` (see `tidyPact`). Pact's pattern alone would take a number too. */
export function textLike(pattern: string, example: string): object {
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value: example,
  };
}
