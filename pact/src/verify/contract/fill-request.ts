import { pathValueName } from '../../consumer/expected-request.ts';
import type { ContractInteraction } from './contract-interaction.ts';
import { type Step, stepsOf } from './json-path.ts';
import type { WrittenRequest } from './pact-shape.ts';

/** What a state hands over to be put into the request. */
export type StateValues = Readonly<Record<string, string | number>>;

/** A request as it goes out. */
export interface FilledRequest {
  readonly method: 'GET' | 'POST';
  /** From `/api` on, as the pact file has it. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The request, or the names of the values that the states should have given and did not. */
export type Filled =
  | { readonly ok: true; readonly request: FilledRequest }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Puts the values of the states into the places that the pact file names. */
export function fillRequest({ request }: ContractInteraction, given: StateValues): Filled {
  const inPaths = Object.entries(given).map(([name, value]) => [
    pathValueName(name),
    encodeURIComponent(String(value)),
  ]);
  const values: StateValues = { ...Object.fromEntries(inPaths), ...given };
  const missing = namesOfValues(request).filter(name => !(name in values));
  if (missing.length > 0) return { ok: false, missing };

  const { path, header, body } = request.generators;
  const headers = Object.entries(request.headers).map(([name, sent]) => {
    const filled = header[name];
    return [name.toLowerCase(), filled === undefined ? sent.join(', ') : textOf(filled.expression, values)];
  });
  let content = request.body?.content;
  for (const [place, { expression }] of Object.entries(body)) {
    content = withValueAt(content, stepsOf(place), filledValue(expression, values));
  }
  return {
    ok: true,
    request: {
      // Every method of the table is one of the two, and the interaction is one of the table's.
      method: request.method as FilledRequest['method'],
      path: path === undefined ? request.path : textOf(path.expression, values),
      headers: Object.fromEntries(headers),
      body: request.body === undefined ? null : JSON.stringify(content),
    },
  };
}

/** The names of the values that a request takes from its states. */
export function namesOfValues({ generators }: WrittenRequest): string[] {
  const { path, header, body } = generators;
  const all = [...Object.values(header), ...Object.values(body), ...(path === undefined ? [] : [path])];
  return [...new Set(all.flatMap(({ expression }) => namesIn(expression)))];
}

const placeholder = /\$\{(\w+)\}/g;

function namesIn(expression: string): string[] {
  return [...expression.matchAll(placeholder)].map(match => match[1] ?? '');
}

function textOf(expression: string, values: StateValues): string {
  return expression.replace(placeholder, (_, name: string) => String(values[name]));
}

/** A value that stands alone keeps its type. */
function filledValue(expression: string, values: StateValues): string | number {
  const [name] = namesIn(expression);
  const alone = name !== undefined && expression === `\${${name}}`;
  return alone ? (values[name] ?? '') : textOf(expression, values);
}

function withValueAt(content: unknown, [step, ...below]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((element, at) => (at === step ? withValueAt(element, below, value) : element));
  }
  // The members of a body are those of a plain object.
  const members = (content ?? {}) as Record<string, unknown>;
  return { ...members, [step]: withValueAt(members[step], below, value) };
}
