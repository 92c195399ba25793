import { type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Interaction } from '../../interactions/interaction.ts';
import type { StateValueName } from '../../provider-states.ts';

/** What a state hands over to be put into the request. */
export type StateValues = Readonly<Record<string, string | number>>;

/** A request as it goes out. */
export interface FilledRequest {
  readonly method: 'GET' | 'POST';
  /** From `/api` on. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The request, or the names of the values that the states should have given and did not. */
export type FillResult =
  | { readonly ok: true; readonly request: FilledRequest }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Puts the values of the states into the places that the interaction names. */
export function fillRequest(
  { operationId, request }: Interaction,
  stage: Stage,
  given: StateValues,
): FillResult {
  const missing = namesOfValues(request).filter(name => !(name in given));
  if (missing.length > 0) return { ok: false, missing };

  const { method, path }: Operation = operations[operationId];
  const sentValue = (member: string) => given[request.from[member] ?? ''] ?? request.example[member];
  const parameters = pathParametersOf(path);
  const members = Object.keys(request.example).filter(name => !parameters.includes(name));
  const body = Object.fromEntries(members.map(name => [name, sentValue(name)]));
  const filledPath = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sentValue(name))),
  );
  return {
    ok: true,
    request: {
      method,
      path: `/api/${stage}${filledPath}`,
      headers: {
        ...(request.token && { authorization: String(given.token) }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: method === 'POST' ? JSON.stringify(body) : null,
    },
  };
}

/** The names of the values that a request takes from its states. */
export function namesOfValues({ from, token }: Interaction['request']): StateValueName[] {
  const names = Object.values(from).filter(name => name !== undefined);
  return [...new Set<StateValueName>([...(token ? (['token'] as const) : []), ...names])];
}
