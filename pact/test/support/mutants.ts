import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type JsonSchema, lenientMark, typesOf } from '@choose-life/contracts/gateway/json-schema';
import { matchingAlternative, memberSchemaOf } from '../../src/interactions/expected-answer.ts';

/** An example with one member changed. */
export interface Mutant {
  /**
   * The kind of the member and of its change, for example `required, omitted`, `optional, of another type`, `unread, null` or
   * `an unknown member`. An `unread` member is one that no client reads, and `null, omitted` is an optional member that is null in the example.
   * `required in an optional object` is a required member of an object that may be absent. docs/verify.md has the same texts.
   */
  readonly changeKind: string;
  /** The path of the changed member, for example `data[0].waitListId`. */
  readonly path: string;
  readonly value: unknown;
}

/** The part of the answer that is changed. */
interface Part {
  /** The path of the part; empty for the whole answer. */
  readonly path: string;
  /** Returns the whole answer, in which the argument replaces the part. */
  readonly answerWith: (value: unknown) => unknown;
  /** Whether the part is in an optional object. */
  readonly isInOptional: boolean;
}

const wholeAnswer: Part = { path: '', answerWith: answer => answer, isInOptional: false };

/** A value of each type. A member gets the first value whose type its schema does not allow. */
const valuesByType: Readonly<Record<string, unknown>> = {
  object: { member: 1 },
  number: 17,
  string: 'forty-two',
  boolean: true,
  array: ['element'],
};

/**
 * Changes one part of an example at a time. Each member is omitted, gets another type, and becomes null if its schema does not allow null. Each
 * object gets one more member. In a list, only the first element is changed.
 */
export function mutantsOf(schema: JsonSchema, value: unknown, part: Part = wholeAnswer): Mutant[] {
  const { answerWith, isInOptional, path } = part;
  if (typeof value !== 'object' || value === null) return [];
  const alternative = matchingAlternative(schema, value);
  if (Array.isArray(value)) {
    if (alternative.items === undefined) return [];
    const firstElement: Part = {
      path: `${path}[0]`,
      answerWith: changed => answerWith([changed, ...value.slice(1)]),
      isInOptional,
    };
    return mutantsOf(alternative.items, value[0], firstElement);
  }
  const memberMutants = Object.entries(value).flatMap(([name, memberValue]): Mutant[] => {
    const memberSchema = memberSchemaOf(alternative, name);
    // The contract does not describe this member of the example.
    if (memberSchema === null) return [];
    const isRequired = alternative.required?.includes(name) === true;
    const memberKind = memberKindOf(memberSchema, isRequired, isInOptional);
    const types: ReadonlySet<string> = typesOf(memberSchema);
    const [, wrongValue] = Object.entries(valuesByType).find(([type]) => !types.has(type)) ?? [];
    const member: Part = {
      path: path === '' ? name : `${path}.${name}`,
      answerWith: changed => answerWith({ ...value, [name]: changed }),
      isInOptional: isInOptional || !isRequired,
    };
    const mutant = (changeKind: string, answer: unknown): Mutant => ({
      changeKind,
      path: member.path,
      value: answer,
    });
    const { [name]: _, ...otherMembers } = propertiesOf(value);
    const omittedKind = memberValue === null && !isRequired ? 'null' : memberKind;
    return [
      mutant(`${omittedKind}, omitted`, answerWith(otherMembers)),
      mutant(`${memberKind}, of another type`, member.answerWith(wrongValue)),
      ...(types.has('null') ? [] : [mutant(`${memberKind}, null`, member.answerWith(null))]),
      ...mutantsOf(memberSchema, memberValue, member),
    ];
  });
  const withUnknownMember = answerWith({ ...value, somethingNew: 1 });
  return [...memberMutants, { changeKind: 'an unknown member', path, value: withUnknownMember }];
}

function memberKindOf(schema: JsonSchema, isRequired: boolean, isInOptional: boolean): string {
  if (schema[lenientMark]) return 'unread';
  if (!isRequired) return 'optional';
  return isInOptional ? 'required in an optional object' : 'required';
}
