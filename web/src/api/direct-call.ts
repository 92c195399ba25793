import type { RouterInputs, RouterOutputs } from '@choose-life/client';
import { readToken } from '../session/token.ts';

/**
 * Calls a procedure without tRPC's client, in the same wire format. For marketing pages that call on opening, where client and
 * query cache would be a third of all code, and for requests that must be sent at once.
 * @param keepalive whether the request outlives its page: browsers refuse one of more than 64 KiB
 * @param token of the session that calls
 * @throws an error that `faultOfCall` reads like that of any other call, or what `fetch` throws
 */
export async function directCall<
  Router extends keyof RouterInputs & keyof RouterOutputs & string,
  Name extends keyof RouterInputs[Router] & keyof RouterOutputs[Router] & string,
>(
  router: Router,
  name: Name,
  input: RouterInputs[Router][Name],
  keepalive = false,
  token = readToken(),
): Promise<RouterOutputs[Router][Name]> {
  const response = await fetch(`/trpc/${router}.${name}?batch=1`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: token }) },
    body: JSON.stringify({ 0: input }),
    keepalive,
  });
  const answers: unknown = await response.json();
  const answer = memberOf(answers, 0);
  const result = memberOf(answer, 'result');
  // The adapter has checked the answer against the call's own schema.
  if (result !== undefined) return memberOf(result, 'data') as RouterOutputs[Router][Name];
  throw Object.assign(new Error(), { data: memberOf(memberOf(answer, 'error'), 'data') });
}

function memberOf(value: unknown, name: string | number): unknown {
  // Any object can be looked at by a name; what comes out stays unknown.
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}
