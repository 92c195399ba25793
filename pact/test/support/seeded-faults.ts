import type { AnswerShape, MemberShape, PlainShape } from '@choose-life/contracts/gateway/answer-shape';
import { formOf, memberOf, typesOf } from '../../src/interactions/expected-answer.ts';
import { pathText, type Step } from '../../src/verify/judge/difference.ts';

/** An answer of the contract with one change in one field. */
export interface SeededFault {
  /** `dropped`, `null`, or the type that stands there now. */
  readonly how: string;
  readonly path: string;
  readonly answer: unknown;
  /**
   * `fault`: it breaks the contract. `unread`: so it does, in a field that nobody reads, and nothing more is asked
   * for there. `permitted`: the contract has it so. `unseen`: the contract permits it, but in the state that is asked for there is
   * more to be seen. `unspecified`: in a field that no example shows; nobody may depend on it.
   */
  readonly sort: 'fault' | 'unread' | 'permitted' | 'unseen' | 'unspecified';
}

const replacements: Readonly<Record<string, unknown>> = {
  string: 'forty-two',
  number: 42,
  boolean: true,
  object: { member: 1 },
  list: ['element'],
};

/**
 * For each field of the shape: the example without it, with null there, and with each type that does not belong there. A
 * field that the example leaves out gets wrong types alone. `asked` is the example of what is asked for.
 */
export function seedFaults(answer: AnswerShape, example: unknown, asked: unknown): SeededFault[] {
  return fieldsOf(needed(answer), example, []).flatMap(({ isRequired, isUnread, shape, steps, value }) => {
    const types: ReadonlySet<string> = typesOf(shape);
    const askedValue = valueAt(asked, steps);
    const unread = isUnread && askedValue === undefined;
    const seeded = (how: string, changed: unknown, sort: SeededFault['sort']): SeededFault => ({
      how,
      path: pathText(steps),
      answer: withValueAt(example, steps, changed),
      sort,
    });
    const dropped = isRequired ? 'fault' : unread || value === null ? 'permitted' : 'unseen';
    const emptied = typeof value === 'object' && value !== null ? 'unseen' : 'permitted';
    const wrong = unread ? 'unread' : value === undefined ? 'unspecified' : 'fault';
    // A fixed text that nobody reads is asked for by its type alone.
    const isTextAsked = isUnread && typeof askedValue === 'string';
    const retyped = Object.entries(replacements).filter(([type]) => !types.has(type));
    return [
      ...(typeof steps.at(-1) === 'string' && value !== undefined
        ? [seeded('dropped', undefined, dropped)]
        : []),
      ...(value === null ? [] : [seeded('null', null, types.has('null') ? emptied : 'fault')]),
      ...retyped.map(([type, changed]) =>
        seeded(type, changed, isTextAsked && type === 'string' ? 'unread' : wrong),
      ),
    ];
  });
}

interface Field extends MemberShape {
  readonly steps: readonly Step[];
  readonly value: unknown;
}

/** The field itself and all below it. */
function fieldsOf(member: MemberShape, value: unknown, steps: readonly Step[]): Field[] {
  const field = { ...member, steps, value };
  if (typeof value !== 'object' || value === null) return [field];
  const below = partsOf(formOf(member.shape, value), value).flatMap(([step, part]) =>
    part === null ? [] : fieldsOf(part, Object(value)[step], [...steps, step]),
  );
  return [field, ...below];
}

/** Every member of an object, and the first element of a list. */
function partsOf(form: PlainShape, value: object): [Step, MemberShape | null][] {
  const names = Object.keys(value);
  if (form.type === 'list') return names.slice(0, 1).map(() => [0, needed(form.element)]);
  const known = form.type === 'object' ? form.members.keys() : [];
  return [...new Set([...names, ...known])].map(name => [name, memberOf(form, name)]);
}

function needed(shape: AnswerShape): MemberShape {
  return { shape, isRequired: true, isUnread: false };
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
