import { readGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { isRecord } from '@choose-life/contracts/domain/properties-of';

/** What a procedure accepts, for the fake adapter. `npm run generate` writes the rules of all procedures from the table of calls. */
export interface CallRule {
  /** Whether the gateway refuses a call without a token. */
  readonly needsToken: boolean;
  readonly input: InputSchema;
  /** The name of the member with a report id, which may also be a number. */
  readonly reportId?: string;
  /** Set if the input may have `cursor` instead of `pageNumber`. */
  readonly hasCursor?: true;
  /** Set if the input has answer groups in `answers`: the maximum length of a key and a text, and of the list of problems. */
  readonly groups?: { readonly maxKey: number; readonly maxText: number; readonly maxProblems: number };
}

/** The part of JSON Schema that the inputs use. An object accepts no members except its properties. */
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

/** The paths of the members of an input that the adapter would reject; empty for a valid input. */
export function invalidMembers(rule: CallRule, sent: unknown): string[] {
  const input = asRequest(rule, sent);
  const found: string[] = [];
  if (rule.groups !== undefined && isRecord(input) && input.answers !== undefined) {
    readGroups(input.answers, { ...rule.groups, refuse: path => found.push(['answers', ...path].join('.')) });
  }
  return [...found, ...invalidIn(rule.input, input, [])];
}

/** The input after the conversions that the adapter makes before it validates the members. */
function asRequest({ groups, hasCursor, reportId }: CallRule, sent: unknown): unknown {
  if (sent === undefined && groups === undefined) return {};
  if (hasCursor && isRecord(sent)) {
    const { cursor = null, direction: _, ...rest } = sent;
    return cursor === null ? rest : { ...rest, pageNumber: cursor };
  }
  const isNumbered = reportId !== undefined && isRecord(sent) && Number.isSafeInteger(sent[reportId]);
  return isNumbered ? { ...sent, [reportId]: String(sent[reportId]) } : sent;
}

function invalidIn(schema: InputSchema, value: unknown, path: readonly string[]): string[] {
  const { anyOf, items = {}, properties = {}, required = [] } = schema;
  const here = [path.join('.') || '(answer)'];
  if (anyOf !== undefined) return anyOf.some(form => invalidIn(form, value, path).length === 0) ? [] : here;
  if (!fits(schema, value)) return here;
  if (Array.isArray(value)) return value.flatMap((each, at) => invalidIn(items, each, [...path, String(at)]));
  if (!isRecord(value) || schema.properties === undefined) return [];
  const isUnknown = Object.keys(value).some(name => !Object.hasOwn(properties, name));
  const members = Object.entries(properties).filter(
    ([name]) => value[name] !== undefined || required.includes(name),
  );
  return [
    ...members.flatMap(([name, member]) => invalidIn(member, value[name], [...path, name])),
    ...(isUnknown ? here : []),
  ];
}

/** Whether a value has the type of the schema and is within its limits, without its items and properties. */
function fits(schema: InputSchema, value: unknown): boolean {
  const { exclusiveMinimum = -Infinity, maximum = Infinity, minimum = -Infinity } = schema;
  const { enum: options, maxItems = Infinity, maxLength = Infinity, minLength = 0 } = schema;
  const types = [schema.type ?? []].flat();
  const isOfType = types.some(type =>
    type === 'integer' ? Number.isSafeInteger(value) : type === typeOf(value),
  );
  if (types.length > 0 && !isOfType) return false;
  if (typeof value === 'number') return value >= minimum && value > exclusiveMinimum && value <= maximum;
  if (Array.isArray(value)) return value.length <= maxItems;
  if (typeof value !== 'string') return true;
  return value.length >= minLength && value.length <= maxLength && (options?.includes(value) ?? true);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
