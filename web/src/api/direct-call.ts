import type { RouterInputs, RouterOutputs } from '@choose-life/client';
import { memberOf } from '../json.ts';
import { readToken } from '../session/token.ts';
import { fetchInSession } from './fetch-in-session.ts';

/**
 * The second way to call, in the same wire format as the typed client (`trpc.tsx`). Two callers cannot do with that one:
 * marketing pages that call on opening, where it would be 7 kB of 85 before the first answer; and requests of a page that may
 * be gone in a moment, which have to leave at once and to outlive it, while the client gathers calls until a timer fires.
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
  const response = await fetchInSession(`/trpc/${router}.${name}?batch=1`, {
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
