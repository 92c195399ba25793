import { readGroups } from '@choose-life/contracts/domain/hra/read-groups';

/** What a procedure accepts, and from whom. `npm run generate` writes the rules of all procedures from the table of calls. */
export interface CallRule {
  /** Whether the gateway refuses the call of somebody without a token. */
  readonly needsToken: boolean;
  readonly input: InputSchema;
  /** The member with a report's id, which may be a number. */
  readonly reportId?: string;
  /** Whether a cursor stands for the page's number. */
  readonly hasCursor?: true;
  /** The longest key and text of the answer groups in `answers`, where the procedure takes them. */
  readonly groups?: { readonly maxKey: number; readonly maxText: number };
}

/** The part of JSON Schema that inputs need. An object takes no other members than its properties. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly InputSchema[];
  readonly enum?: readonly string[];
  readonly items?: InputSchema;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

const maxNamed = 5;

/** The adapter's message for an input that it refuses: the members and what is wrong there. Null for one that it accepts. */
export function invalidInputMessage(rule: CallRule, sent: unknown): string | null {
  const input = asRequest(rule, sent);
  const found = [...groupProblems(rule, input), ...problemsOf(rule.input, input, '')];
  if (found.length === 0) return null;
  const more = found.length > maxNamed ? ` (and ${found.length - maxNamed} more)` : '';
  return `Please correct these fields and send again. ${found.slice(0, maxNamed).join('; ')}${more}`;
}

/** The input as the adapter reads it, before it looks at its members. */
function asRequest({ groups, hasCursor, reportId }: CallRule, sent: unknown): unknown {
  if (groups !== undefined) return sent;
  if (sent === undefined) return {};
  if (hasCursor && typeof sent === 'object' && sent !== null) {
    const { cursor = null, direction: _, ...rest }: Readonly<Record<string, unknown>> = { ...sent };
    return cursor === null ? rest : { ...rest, pageNumber: cursor };
  }
  if (!isRecord(sent) || reportId === undefined) return sent;
  const id = sent[reportId];
  return Number.isSafeInteger(id) ? { ...sent, [reportId]: String(id) } : sent;
}

function groupProblems({ groups }: CallRule, input: unknown): string[] {
  const found: string[] = [];
  if (groups === undefined || !isRecord(input) || input.answers === undefined) return found;
  const refuse = (path: readonly string[], problem: string) =>
    found.push(`${['answers', ...path].join('.')}: ${problem}`);
  readGroups(input.answers, { ...groups, refuse });
  return found;
}

function problemsOf(schema: InputSchema, value: unknown, path: string): string[] {
  const told = (problem: string) => [`${path || '(answer)'}: ${problem}`];
  const { type } = schema;
  const forms = typeof type === 'object' ? type.map(each => ({ ...schema, type: each })) : schema.anyOf;
  if (forms !== undefined || typeof type === 'object') {
    const [first = [], ...others] = (forms ?? []).map(form => problemsOf(form, value, path));
    return others.some(({ length }) => length === 0) ? [] : first;
  }
  if (schema.enum !== undefined) {
    const allowed = schema.enum.map(each => JSON.stringify(each)).join('|');
    return schema.enum.some(each => each === value) ? [] : told(`Invalid option: expected one of ${allowed}`);
  }
  if (type === undefined) return [];
  const expected = type === 'integer' ? 'number' : type;
  const received = typeOf(value);
  if (received !== expected) return told(`Invalid input: expected ${expected}, received ${received}`);
  if (type === 'integer' && !Number.isSafeInteger(value))
    return told('Invalid input: expected int, received number');
  if (typeof value === 'string') return lengthProblem(schema, value).flatMap(told);
  if (typeof value === 'number') return sizeProblem(schema, value).flatMap(told);
  if (Array.isArray(value))
    return value.flatMap((each, at) => problemsOf(schema.items ?? {}, each, below(path, String(at))));
  return isRecord(value) ? memberProblems(schema, value, path) : [];
}

function memberProblems(
  { properties = {}, required = [] }: InputSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  const found = Object.entries(properties).flatMap(([name, member]) =>
    value[name] === undefined && !required.includes(name)
      ? []
      : problemsOf(member, value[name], below(path, name)),
  );
  const unknown = Object.keys(value).filter(name => !Object.hasOwn(properties, name));
  if (unknown.length === 0) return found;
  const names = unknown.map(name => JSON.stringify(name)).join(', ');
  return [...found, `${path || '(answer)'}: Unrecognized key${unknown.length > 1 ? 's' : ''}: ${names}`];
}

function lengthProblem({ maxLength, minLength = 0 }: InputSchema, { length }: string): string[] {
  if (length < minLength) return [`Too small: expected string to have >=${minLength} characters`];
  return maxLength !== undefined && length > maxLength
    ? [`Too big: expected string to have <=${maxLength} characters`]
    : [];
}

function sizeProblem({ exclusiveMinimum, maximum, minimum }: InputSchema, value: number): string[] {
  if (minimum !== undefined && value < minimum) return [`Too small: expected number to be >=${minimum}`];
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return [`Too small: expected number to be >${exclusiveMinimum}`];
  return maximum !== undefined && value > maximum ? [`Too big: expected number to be <=${maximum}`] : [];
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeOf(value) === 'object';
}
