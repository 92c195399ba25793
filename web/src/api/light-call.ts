import type { RouterInputs, RouterOutputs } from '@choose-life/client';
import { readToken } from '../session/token.ts';

/** A call that failed; `faultOfCall` reads it like that of any other. */
class LightCallError extends Error {
  readonly data: unknown;

  constructor(error: unknown) {
    super('The call failed.');
    this.data = memberOf(error, 'data');
  }
}

/** Browsers let a request outlive its page up to this size, in bytes: 64 KiB for all of them together, heads included. */
const maxOutliving = 60_000;

/**
 * One call of the adapter as tRPC's client makes it, always by POST and with the token raw: for the marketing pages that
 * call on opening, where client and query cache would be a third of all their code, and for what has to be sent before a
 * page goes: the request leaves at once and outlives the page.
 * @throws `LightCallError`, or what `fetch` throws
 */
export async function lightCall<
  Router extends keyof RouterInputs & keyof RouterOutputs & string,
  Name extends keyof RouterInputs[Router] & keyof RouterOutputs[Router] & string,
>(router: Router, name: Name, input: RouterInputs[Router][Name]): Promise<RouterOutputs[Router][Name]> {
  const token = readToken();
  const body = JSON.stringify({ 0: input });
  const response = await fetch(`/trpc/${router}.${name}?batch=1`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: token }) },
    body,
    keepalive: new Blob([body]).size <= maxOutliving,
  });
  const answers: unknown = await response.json();
  const answer = memberOf(answers, 0);
  const result = memberOf(answer, 'result');
  // The adapter has checked the answer against the call's own schema.
  if (result !== undefined) return memberOf(result, 'data') as RouterOutputs[Router][Name];
  throw new LightCallError(memberOf(answer, 'error'));
}

function memberOf(value: unknown, name: string | number): unknown {
  // Any object can be looked at by a name; what comes out stays unknown.
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined;
}
