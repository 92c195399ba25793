import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { fillPath, type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Interaction } from '../interactions/interaction.ts';
import { type StateValueName, valueSources } from '../provider-states.ts';

/** The values that the setup of provider states returned, by name: ids, addresses, the token. */
export type StateValues = Readonly<Record<string, string | number>>;

/** An HTTP request to the gateway. */
export interface FilledRequest {
  readonly method: 'GET' | 'POST';
  /** Begins with `/api`. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

type FillResult =
  | { readonly ok: true; readonly request: FilledRequest }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Fills the values of the states into a request. `missing` contains the names of values that the request needs and the states do not have. */
export function fillRequest(
  { operationId, request }: Interaction,
  stage: Stage,
  stateValues: StateValues,
): FillResult {
  const missing = namesOfValues(request).filter(name => !(name in stateValues));
  if (missing.length > 0) return { ok: false, missing };

  const sentValue = (member: string) => {
    const source = request.fromState[member];
    return source === undefined ? request.example[member] : stateValues[source];
  };
  const members = Object.keys(request.example).map(name => [name, sentValue(name)] as const);
  const token = request.hasToken ? String(stateValues.token) : undefined;
  return { ok: true, request: requestOf(operationId, stage, Object.fromEntries(members), token) };
}

/** The HTTP request of a call. @param members the path parameters, and the members of the body */
export function requestOf(id: OperationId, stage: Stage, members: object, token?: string): FilledRequest {
  const { method, path }: Operation = operations[id];
  const parameters = pathParametersOf(path);
  const inBody = Object.entries(members).filter(([name]) => !parameters.includes(name));
  // A value from a gateway may contain half a surrogate pair, which no URL can encode.
  const inPath = parameters.map(name => [name, String(propertiesOf(members)[name]).toWellFormed()]);
  return {
    method,
    path: `/api/${stage}${fillPath(path, Object.fromEntries(inPath))}`,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify(Object.fromEntries(inBody)) : null,
  };
}

/** The names of the state values that a request needs, each once. */
export function namesOfValues({ fromState, hasToken }: Interaction['request']): StateValueName[] {
  const names = new Set<StateValueName>();
  if (hasToken) names.add('token');
  for (const name of Object.values(fromState)) names.add(name);
  return [...names];
}

/**
 * The request as a shell command. The token, addresses and ids are shell variables, so the command contains no personal data.
 * @param gatewayUrl the base of the paths, up to and including /api
 */
export function curlLine(interaction: Interaction, stage: Stage, gatewayUrl: string): string {
  const { body, headers, method, path } = markedRequest(interaction, stage);
  const parts = [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    shellQuoted(`${gatewayUrl}${path.replace(/^\/api/, '')}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data ${shellQuoted(body)}`]),
  ];
  return parts.join(' ');
}

/** One line for each variable of `curlLine` with the source of its value: `$REPORT_ID is the 'meta.reportId' of …`. */
export function valueLines({ kind, request }: Interaction): string[] {
  return namesOfValues(request).map(name => {
    const isExpired = name === 'token' && kind === 'session-expired';
    const source = isExpired ? 'a token whose session has expired' : valueSources[name];
    return `$${variableName(name)} is ${source}`;
  });
}

/**
 * Written before and after the name of a variable, so that `shellQuoted` finds the variables after the path was encoded. `~` is not encoded in a
 * path, and `~~` occurs in no request of the contract.
 */
const variableMark = '~~';
const markedVariable = /~~(\w+)~~/g;

/** The request with marked names of variables as its values. */
function markedRequest(interaction: Interaction, stage: Stage): FilledRequest {
  const values = namesOfValues(interaction.request).map(name => [
    name,
    `${variableMark}${variableName(name)}${variableMark}`,
  ]);
  const filled = fillRequest(interaction, stage, Object.fromEntries(values));
  // `values` has every value that the request needs, so this never happens.
  if (!filled.ok) throw new Error(`the request needs the values ${filled.missing.join(', ')}`);
  return filled.request;
}

/** `reportId` → `REPORT_ID` */
function variableName(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}

/** Puts the text into single quotes, with the variables in double quotes between them. */
function shellQuoted(text: string): string {
  // In the replacement, `$$` is a dollar sign and `$1` is the name of the variable.
  const escaped = text.replaceAll("'", "'\\''").replace(markedVariable, `'"$$$1"'`);
  // If the text begins or ends with a variable, the empty quotes there are removed.
  return `'${escaped}'`.replace(/^''(?=")|(?<=")''$/g, '');
}
