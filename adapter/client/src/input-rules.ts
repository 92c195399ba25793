import { readGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { isRecord } from '@choose-life/contracts/domain/properties-of';

/**
 * The rule by which the fake adapter validates the input of a procedure. `npm run generate` writes the rules of all procedures from the table of
 * calls. The fake does not use the zod schemas of the adapter, because the client does not depend on zod (decision 0008).
 */
export interface CallRule {
  /** Whether the call needs a session, so that the gateway refuses it without a token. */
  readonly needsToken: boolean;
  readonly input: InputSchema;
  /** The name of the member with a report id. The id may be a string or a number. */
  readonly reportIdMember?: string;
  /** Set if the input may have `cursor` instead of `pageNumber`. */
  readonly hasCursor?: true;
  /**
   * Set if the input has answer groups in `answers`: the maximum lengths of a key in `additional` and of a text, in characters, and the number of
   * problems after which reading stops.
   */
  readonly groups?: { readonly maxKey: number; readonly maxText: number; readonly maxProblems: number };
}

/** The keywords of JSON Schema that the inputs use. An object accepts only the members in `properties`. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly InputSchema[];
  readonly enum?: readonly string[];
  readonly items?: InputSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/**
 * The paths of the invalid members of an input, as the adapter writes them in its message; empty for a valid input. The adapter names only the
 * first five.
 */
export function invalidMemberPaths(rule: CallRule, sent: unknown): string[] {
  const input = convertInput(rule, sent);
  const invalidAnswers: string[] = [];
  if (rule.groups !== undefined && isRecord(input) && input.answers !== undefined) {
    readGroups(input.answers, {
      ...rule.groups,
      refuse: path => invalidAnswers.push(['answers', ...path].join('.')),
    });
  }
  return [...invalidAnswers, ...invalidPathsIn(rule.input, input, [])];
}

/** The input after the conversions that the adapter makes before it validates the members. */
function convertInput({ groups, hasCursor, reportIdMember }: CallRule, sent: unknown): unknown {
  // Like the adapter: a missing input counts as an empty object, except for the calls with answer groups.
  if (sent === undefined && groups === undefined) return {};
  if (hasCursor && isRecord(sent)) {
    // Infinite queries of tRPC send `cursor` and `direction`. The cursor of the first page may be null.
    const { cursor = null, direction: _, ...otherMembers } = sent;
    return cursor === null ? otherMembers : { ...otherMembers, pageNumber: cursor };
  }
  if (reportIdMember === undefined || !isRecord(sent)) return sent;
  const reportId = sent[reportIdMember];
  return Number.isSafeInteger(reportId) ? { ...sent, [reportIdMember]: String(reportId) } : sent;
}

/** The paths of the invalid parts of a value. @param path the names and indexes that lead to the value */
function invalidPathsIn(schema: InputSchema, value: unknown, path: readonly string[]): string[] {
  const { anyOf, items = {}, properties = {}, required = [] } = schema;
  // The adapter writes '(answer)' for the whole input, because inputs and answers share one `rootPath` (contracts/src/gateway/outcome.ts).
  const currentPath = [path.join('.') || '(answer)'];
  if (anyOf !== undefined) {
    const isValid = anyOf.some(option => invalidPathsIn(option, value, path).length === 0);
    return isValid ? [] : currentPath;
  }
  if (!hasTypeAndLimits(schema, value)) return currentPath;
  if (Array.isArray(value))
    return value.flatMap((element, index) => invalidPathsIn(items, element, [...path, String(index)]));
  if (!isRecord(value) || schema.properties === undefined) return [];
  const isUnknown = Object.keys(value).some(name => !Object.hasOwn(properties, name));
  const members = Object.entries(properties).filter(
    ([name]) => value[name] !== undefined || required.includes(name),
  );
  return [
    ...members.flatMap(([name, member]) => invalidPathsIn(member, value[name], [...path, name])),
    ...(isUnknown ? currentPath : []),
  ];
}

/** Whether a value has the type of the schema and is within its limits. The items of a list and the properties of an object are not checked. */
function hasTypeAndLimits(schema: InputSchema, value: unknown): boolean {
  const types = [schema.type ?? []].flat();
  // Like zod, an integer must be a safe integer.
  const isOfType = types.some(type =>
    type === 'integer' ? Number.isSafeInteger(value) : type === typeOf(value),
  );
  if (types.length > 0 && !isOfType) return false;
  if (typeof value === 'number') {
    const { exclusiveMinimum = -Infinity, maximum = Infinity, minimum = -Infinity } = schema;
    return value >= minimum && value > exclusiveMinimum && value <= maximum;
  }
  if (typeof value === 'string') {
    const { maxLength = Infinity, minLength = 0 } = schema;
    if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
    return value.length >= minLength && value.length <= maxLength;
  }
  return !Array.isArray(value) || value.length <= (schema.maxItems ?? Infinity);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
