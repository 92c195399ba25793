import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type JsonSchema, typesOf, lenientMark } from '@choose-life/contracts/gateway/json-schema';
import { formOf, memberOf } from '../../src/interactions/expected-answer.ts';

/** An example with one member changed. */
export interface Mutant {
  /** `needed, left out`, `optional, of another type`, `unread, null`, `null, left out` (it is null in the example), `a member more` … */
  readonly sort: string;
  /** `data[0].waitListId` */
  readonly path: string;
  readonly value: unknown;
}

/** The part of the answer that is changed. */
interface Part {
  /** Empty for the whole answer. */
  readonly path: string;
  /** Returns the whole answer with its argument in place of the part. */
  readonly put: (value: unknown) => unknown;
  /** ' in an optional one' for the members of an optional object, otherwise empty. */
  readonly inside: string;
}

const wholeAnswer: Part = { path: '', put: changed => changed, inside: '' };

/** A value of each type, of which a member gets the first that its schema does not allow. */
const valuesByType: Readonly<Record<string, unknown>> = {
  object: { member: 1 },
  number: 17,
  string: 'forty-two',
  boolean: true,
  array: ['element'],
};

/**
 * Changes an example in every possible way: each member is left out, gets another type, and becomes null where that is not allowed; each
 * object gets one more member. Of a list only the first element is changed.
 */
export function mutantsOf(schema: JsonSchema, value: unknown, part: Part = wholeAnswer): Mutant[] {
  const { path, put, inside } = part;
  if (typeof value !== 'object' || value === null) return [];
  const form = formOf(schema, value);
  if (Array.isArray(value)) {
    const putFirst = (first: unknown) => put([first, ...value.slice(1)]);
    return form.items ? mutantsOf(form.items, value[0], { path: `${path}[0]`, put: putFirst, inside }) : [];
  }
  const below = Object.entries(value).flatMap(([name, each]): Mutant[] => {
    const member = memberOf(form, name);
    if (member === null) return [];
    const isNeeded = form.required?.includes(name) === true;
    const kind = kindOf(member, isNeeded, inside);
    const types: ReadonlySet<string> = typesOf(member);
    const [, other] = Object.entries(valuesByType).find(([type]) => !types.has(type)) ?? [];
    const at = path === '' ? name : `${path}.${name}`;
    const putMember = (changed: unknown) => put({ ...value, [name]: changed });
    const { [name]: _, ...rest } = propertiesOf(value);
    return [
      { sort: `${each === null && !isNeeded ? 'null' : kind}, left out`, path: at, value: put(rest) },
      { sort: `${kind}, of another type`, path: at, value: putMember(other) },
      ...(types.has('null') ? [] : [{ sort: `${kind}, null`, path: at, value: putMember(null) }]),
      ...mutantsOf(member, each, {
        path: at,
        put: putMember,
        inside: isNeeded ? inside : ' in an optional one',
      }),
    ];
  });
  return [...below, { sort: 'a member more', path, value: put({ ...value, somethingNew: 1 }) }];
}

function kindOf(member: JsonSchema, isNeeded: boolean, inside: string): string {
  if (member[lenientMark]) return 'unread';
  return isNeeded ? `needed${inside}` : 'optional';
}
