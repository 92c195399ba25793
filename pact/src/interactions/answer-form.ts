import {
  type AnswerShape,
  type MemberShape,
  type PlainShape,
  type ValueType,
  variantsOf,
} from '@choose-life/contracts/gateway/answer-shape';

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
