import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type JsonSchema, lenientMark, typesOf } from '@choose-life/contracts/gateway/json-schema';
import { matchingAlternative, memberSchemaOf } from '../../src/interactions/expected-answer.ts';

/** An example with one member changed. */
export interface Mutant {
  /**
   * The kind of change, for example `needed, left out`, `optional, of another type`, `unread, null` or `a member more`. `null, left out` is an
   * optional member that is null in the example.
   */
  readonly sort: string;
  /** The path of the changed member, for example `data[0].waitListId`. */
  readonly path: string;
  readonly value: unknown;
}

/** The part of the answer that is changed. */
interface Part {
  /** The path of the part; empty for the whole answer. */
  readonly path: string;
  /** Returns the whole answer, in which the argument replaces the part. */
  readonly put: (value: unknown) => unknown;
  /** ' in an optional one' for the members of an optional object, otherwise empty. */
  readonly inside: string;
}

const wholeAnswer: Part = { path: '', put: answer => answer, inside: '' };

/** A value of each type. A member gets the first value whose type its schema does not allow. */
const valuesByType: Readonly<Record<string, unknown>> = {
  object: { member: 1 },
  number: 17,
  string: 'forty-two',
  boolean: true,
  array: ['element'],
};

/**
 * Changes an example in every possible way. Each member is omitted, gets another type, and becomes null if its schema does not allow null. Each
 * object gets one more member. In a list, only the first element is changed.
 */
export function mutantsOf(schema: JsonSchema, value: unknown, part: Part = wholeAnswer): Mutant[] {
  const { path, put, inside } = part;
  if (typeof value !== 'object' || value === null) return [];
  const alternative = matchingAlternative(schema, value);
  if (Array.isArray(value)) {
    const putFirst = (first: unknown) => put([first, ...value.slice(1)]);
    return alternative.items
      ? mutantsOf(alternative.items, value[0], { path: `${path}[0]`, put: putFirst, inside })
      : [];
  }
  const memberMutants = Object.entries(value).flatMap(([name, each]): Mutant[] => {
    const member = memberSchemaOf(alternative, name);
    if (member === null) return [];
    const isRequired = alternative.required?.includes(name) === true;
    const kind = kindOf(member, isRequired, inside);
    const types: ReadonlySet<string> = typesOf(member);
    const [, wrongValue] = Object.entries(valuesByType).find(([type]) => !types.has(type)) ?? [];
    const memberPath = path === '' ? name : `${path}.${name}`;
    const putMember = (changed: unknown) => put({ ...value, [name]: changed });
    const { [name]: _, ...rest } = propertiesOf(value);
    return [
      {
        sort: `${each === null && !isRequired ? 'null' : kind}, left out`,
        path: memberPath,
        value: put(rest),
      },
      { sort: `${kind}, of another type`, path: memberPath, value: putMember(wrongValue) },
      ...(types.has('null') ? [] : [{ sort: `${kind}, null`, path: memberPath, value: putMember(null) }]),
      ...mutantsOf(member, each, {
        path: memberPath,
        put: putMember,
        inside: isRequired ? inside : ' in an optional one',
      }),
    ];
  });
  return [...memberMutants, { sort: 'a member more', path, value: put({ ...value, somethingNew: 1 }) }];
}

function kindOf(member: JsonSchema, isRequired: boolean, inside: string): string {
  if (member[lenientMark]) return 'unread';
  return isRequired ? `needed${inside}` : 'optional';
}
