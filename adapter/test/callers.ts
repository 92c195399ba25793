import { examples } from '@choose-life/contracts/gateway/examples';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { jsonAnswer, type Misbehave, type MisbehavingGateway } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';
import type { RunningAdapter } from './start-adapter-here.ts';

/* The adapter, the gateway and the callers for tests of rate limits. */

/** The e-mail address of the account that attackers try to get into. */
export const owner = 'ada@b.co';
/** The IP address of the owner, and the default address of all callers. */
export const ownersAddress = '198.51.100.7';
export const otherAddress = '203.0.113.9';
/** A code of 128 bits, like those in the e-mails of the embedded gateway. */
export const mailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

/** The gateway and the adapter of the running test. `start` sets them. */
export let gateway: MisbehavingGateway;
export let adapter: RunningAdapter;

/** The DATA_DIR of all adapters, which therefore use the same key for cookies. */
export const dataDir = temporaryFolder();

/** A call that contains this name fails at the gateway with HTTP 500. */
export const failingName = 'a name that it fails at';

/** A gateway that accepts the password "right", the codes "right" and `mailedCode`, and every token that does not start with "made-up". */
const accountsGateway: Misbehave = (socket, sent, n) => {
  const isRight = sent.includes('"right"') || sent.includes(`"${mailedCode}"`);
  if (/\r\nauthorization: made-up/i.test(sent)) return socket.write(jsonAnswer(200, { responseCode: '22' }));
  if (sent.includes(failingName)) return socket.write(jsonAnswer(500, {}));
  if (sent.includes('/authentication/login') && isRight)
    return socket.write(jsonAnswer(200, { ...examples['authentication.login'].response, token: `t${n}` }));
  const asksForSecret = /authentication\/(login|complete|change)|delete-account/.test(sent);
  const code = asksForSecret && !isRight ? '01' : '00';
  return socket.write(
    jsonAnswer(200, { responseCode: code, status: 'OK', uniqueString: 'u', meta: { reportId: 'r' } }),
  );
};

/** Starts the gateway, and an adapter that trusts the addresses in X-Forwarded-For. Both stop at the end of the test. */
export const start = async (variables: NodeJS.ProcessEnv = {}) => {
  const all = { RATE_LIMIT_PER_MINUTE: '5000', TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir, ...variables };
  // The clock of the limits stands still, so that they admit no further call on a slow machine.
  const changes = { limitsNow: () => 0 };
  ({ gateway, adapter } = await startAdapterInFrontOf(accountsGateway, all, changes));
};

/** Where a call comes from. */
export interface Caller {
  readonly address?: string;
  readonly cookie?: string;
  readonly token?: string;
}

/** Makes a request to a path of the adapter. */
export const send = (path: string, input: object, { address = ownersAddress, cookie, token }: Caller = {}) =>
  sendRequest(`${adapter.url}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: token }),
    },
    body: JSON.stringify(input),
  });
/** Calls a procedure. */
export const call = (name: string, input: object, caller?: Caller) => send(`trpc/${name}`, input, caller);
/** Logs in: the password "right" is correct, every other one is wrong. */
export const login = (userPassword: string, caller?: Caller, userEmail = owner) =>
  call('authentication.login', { userEmail, userPassword }, caller);
/** Makes calls one after the other. @returns the number of calls that the limits admitted, whether they succeeded or not */
export const countAdmitted = async (times: number, makeCall: (n: number) => Promise<{ status: number }>) => {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await makeCall(n)).status !== 429) count++;
  return count;
};
