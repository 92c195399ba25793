import {
  type AnswerShape,
  answerShapeOf,
  type MemberShape,
  type ObjectShape,
  type PlainShape,
  type ValueType,
  variantsOf,
} from '@choose-life/contracts/gateway/answer-shape';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type ExpectedValue, exactly, like, objectOf, type TextPattern, textLike } from './expected-value.ts';

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64: TextPattern = {
  regex: '^JVBERi0[A-Za-z0-9+/]+={0,2}$',
  inWords: 'a PDF in base64',
  isCode: false,
};

/**
 * Derives what an accepted answer must look like from a row's schema and its example: fixed codes exactly, everything else
 * by type. Members that never refuse an answer are not asked for, except in a form that is about them; nor is one that the
 * schema may miss and the example leaves null: Pact cannot say 'or absent'.
 */
export function expectedAnswer(
  operation: Operation,
  example: unknown,
  isAsked: IsAsked = ({ isUnread }) => !isUnread,
): ExpectedValue {
  if (operation.media === 'pdf') return textLike(pdfInBase64, String(example));
  return expectedAt(example, answerShapeOf(operation.response), isAsked);
}

/** Whether a member is asked for. */
type IsAsked = (member: MemberShape) => boolean;

function expectedAt(value: unknown, shape: AnswerShape, isAsked: IsAsked): ExpectedValue {
  const form = formOf(shape, value);
  switch (form.type) {
    case 'list': {
      // A list that may be missing may be empty too; any other has an element in the state it is asked for.
      const min = typesOf(shape).has('null') ? 0 : 1;
      return { kind: 'list', min, element: expectedAt(Object(value)[0], form.element, isAsked) };
    }
    case 'object':
      return objectOf(membersOf(Object(value), form, isAsked));
    case 'scalar': {
      const isFixed = form.valueTypes.size === 0 && form.fixed.size === 1;
      return isFixed ? exactly(value) : like(value, [...form.valueTypes]);
    }
  }
}

function membersOf(value: object, form: ObjectShape, isAsked: IsAsked): Record<string, ExpectedValue> {
  const members = Object.entries(value).flatMap(([name, each]) => {
    const member = memberOf(form, name);
    if (member === null || !isAsked(member)) return [];
    const mayMiss = each === null && !member.isRequired;
    return mayMiss ? [] : [[name, expectedAt(each, member.shape, isAsked)] as const];
  });
  return Object.fromEntries(members);
}

/** The form of a place that a value is an example of. Members that the form does not know may be anything. */
export function formOf(shape: AnswerShape, value: unknown): PlainShape {
  const form = variantsOf(shape).find(each => fits(each, value));
  if (form === undefined) throw new Error(`no form of the answer fits ${JSON.stringify(value)}`);
  return form;
}

function fits(form: PlainShape, value: unknown): boolean {
  if (form.type === 'scalar') return form.accepts(value);
  if (form.type === 'list') return Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && [...form.members].every(([name, { isRequired }]) => !isRequired || name in value);
}

/** A member of an object, by its name or by the pattern; null for one that is unknown. */
export function memberOf(form: PlainShape, name: string): MemberShape | null {
  if (form.type !== 'object') return null;
  const { members, pattern } = form;
  const member = members.get(name);
  if (member !== undefined || !pattern?.names.test(name)) return member ?? null;
  return { shape: pattern.shape, isRequired: false, isUnread: false };
}

/** The types of which a place takes more than fixed values, over all its forms. */
export function typesOf(shape: AnswerShape): ReadonlySet<ValueType | 'object' | 'list'> {
  return new Set(
    variantsOf(shape).flatMap(form => (form.type === 'scalar' ? [...form.valueTypes] : [form.type])),
  );
}
