import { unreadMark } from '@choose-life/contracts/gateway/schemas/envelope';
import { type AnswerSchema, memberSchema, typeNameOf } from '../../interactions/answer-schema.ts';
import { pathText, type Step } from '../contract/json-path.ts';

/** An answer of the contract with one change in one field. */
export interface SeededFault {
  /** `dropped`, `null`, or the type that stands there now. */
  readonly how: string;
  readonly path: string;
  readonly answer: unknown;
  /**
   * `fault`: it breaks the contract. `unread`: so it does, in a field that nobody reads, nor the pact file asks for. `permitted`: the contract has it
   * so. `unseen`: the contract permits it, but in the state that is asked for there is more to be seen. `unpromised`: in a
   * field that no example shows; nobody may depend on it.
   */
  readonly sort: 'fault' | 'unread' | 'permitted' | 'unseen' | 'unpromised';
}

const replacements: Readonly<Record<string, unknown>> = {
  string: 'forty-two',
  number: 42,
  boolean: true,
  object: { member: 1 },
  array: ['element'],
};

/**
 * For each field of the schema: the example without it, with null there, and with each type that does not belong there. A
 * field that the example leaves out gets wrong types alone. `asked` is the pact file's own example.
 */
export function seedFaults(schema: AnswerSchema, example: unknown, asked: unknown): SeededFault[] {
  const whole: Field = { steps: [], schema, value: example, mayMiss: false };
  return [whole, ...fieldsOf(schema, example, [])].flatMap(({ mayMiss, schema: own, steps, value }) => {
    const types = typesOf(own);
    const unread = own[unreadMark] === true && valueAt(asked, steps) === undefined;
    const seeded = (how: string, changed: unknown, sort: SeededFault['sort']): SeededFault => ({
      how,
      path: pathText(steps),
      answer: withValueAt(example, steps, changed),
      sort,
    });
    const dropped = mayMiss && (unread || value === null) ? 'permitted' : mayMiss ? 'unseen' : 'fault';
    const emptied = typeof value === 'object' && value !== null ? 'unseen' : 'permitted';
    const wrong = unread ? 'unread' : value === undefined ? 'unpromised' : 'fault';
    const retyped = Object.entries(replacements).filter(([type]) => !types.has(type));
    return [
      ...(typeof steps.at(-1) === 'string' && value !== undefined
        ? [seeded('dropped', undefined, dropped)]
        : []),
      ...(value === null ? [] : [seeded('null', null, types.has('null') ? emptied : 'fault')]),
      ...retyped.map(([type, changed]) => seeded(type, changed, wrong)),
    ];
  });
}

interface Field {
  readonly steps: readonly Step[];
  readonly schema: AnswerSchema;
  readonly value: unknown;
  readonly mayMiss: boolean;
}

function fieldsOf(schema: AnswerSchema, value: unknown, steps: readonly Step[]): Field[] {
  const form = formOf(schema, value);
  const { items = {}, properties = {}, required = [] } = form;
  if (Array.isArray(value)) {
    return value
      .slice(0, 1)
      .flatMap((element, at) => [
        { steps: [...steps, at], schema: items, value: element, mayMiss: false },
        ...fieldsOf(items, element, [...steps, at]),
      ]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const names = new Set([...Object.keys(value), ...Object.keys(properties)]);
  return [...names].flatMap(name => {
    const member: unknown = Object(value)[name];
    const own = memberSchema(form, name);
    const place = [...steps, name];
    if (own === null) return [];
    const field = { steps: place, schema: own, value: member, mayMiss: !required.includes(name) };
    return [field, ...fieldsOf(own, member, place)];
  });
}

/** The form of a union that the value is an example of. */
function formOf(schema: AnswerSchema, value: unknown): AnswerSchema {
  if (schema.anyOf === undefined) return schema;
  const forms = schema.anyOf.map(each => formOf(each, value));
  return (
    forms.find(
      each =>
        typesOf(each).has(typeNameOf(value)) &&
        (each.required ?? []).every(name => Object(value)[name] !== undefined),
    ) ?? {}
  );
}

function typesOf({ anyOf, const: fixed, type = [] }: AnswerSchema): Set<string> {
  if (anyOf !== undefined) return new Set(anyOf.flatMap(each => [...typesOf(each)]));
  if (fixed !== undefined) return new Set();
  return new Set(typeof type === 'string' ? [type] : type);
}

function valueAt(answer: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => Object(value)[step], answer);
}

function withValueAt(answer: unknown, [step, ...below]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(answer)) {
    return answer.map((element, at) => (at === step ? withValueAt(element, below, value) : element));
  }
  const members = Object(answer);
  const changed = { ...members, [step]: withValueAt(members[step], below, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, member]) => member !== undefined));
}
