import { type JsonSchema, typesOf, unreadMark } from '@choose-life/contracts/gateway/json-schema';
import { formOf, memberOf } from '../../src/interactions/expected-answer.ts';

/** An answer that is not the example in one place. */
export interface Mutant {
  /** `needed, left out`, `optional, of another type`, `unread, null`, `null, left out` (it is null in the example), `a member more` … */
  readonly sort: string;
  /** `data[0].waitListId` */
  readonly path: string;
  readonly value: unknown;
}

const spoiled: Readonly<Record<string, unknown>> = {
  object: { member: 1 },
  number: 17,
  string: 'forty-two',
  boolean: true,
  array: ['element'],
};

/**
 * Every member of an example left out, of another type, and null where it may not be; every object with a member more. Of a list the
 * first element.
 *
 * @param put the whole answer with this in the value's place
 */
export function mutantsOf(
  schema: JsonSchema,
  value: unknown,
  path = '',
  put: (value: unknown) => unknown = changed => changed,
  inside = '',
): Mutant[] {
  if (typeof value !== 'object' || value === null) return [];
  const form = formOf(schema, value);
  if (Array.isArray(value)) {
    const putFirst = (first: unknown) => put([first, ...value.slice(1)]);
    return form.items ? mutantsOf(form.items, value[0], `${path}[0]`, putFirst, inside) : [];
  }
  const below = Object.entries(value).flatMap(([name, each]): Mutant[] => {
    const member = memberOf(form, name);
    if (member === null) return [];
    const isNeeded = form.required?.includes(name) === true;
    const kind = member[unreadMark] ? 'unread' : isNeeded ? `needed${inside}` : 'optional';
    const types: ReadonlySet<string> = typesOf(member);
    const [, other] = Object.entries(spoiled).find(([type]) => !types.has(type)) ?? [];
    const at = path === '' ? name : `${path}.${name}`;
    const putMember = (changed: unknown) => put({ ...value, [name]: changed });
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    return [
      { sort: `${each === null && !isNeeded ? 'null' : kind}, left out`, path: at, value: put(rest) },
      { sort: `${kind}, of another type`, path: at, value: putMember(other) },
      ...(types.has('null') ? [] : [{ sort: `${kind}, null`, path: at, value: putMember(null) }]),
      ...mutantsOf(member, each, at, putMember, isNeeded ? inside : ' in an optional one'),
    ];
  });
  return [...below, { sort: 'a member more', path, value: put({ ...value, somethingNew: 1 }) }];
}
