import { codes } from '@choose-life/contracts/domain/codes';
import { examples } from '@choose-life/contracts/gateway/examples';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { type GatewayBehaviour, jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';
import type { RunningAdapter } from './start-adapter-in-process.ts';

/* Starts an adapter and a gateway for tests of rate limits, and makes calls from chosen addresses, browsers and sessions. */

/** The e-mail address of the account that attackers try to get into. */
export const owner = 'ada@b.co';
/** The IP address of the owner, and the default address of all callers. */
export const ownersAddress = '198.51.100.7';
export const otherAddress = '203.0.113.9';
/** A code of 128 bits, like those in the e-mails of the embedded gateway. */
export const emailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

/** The gateway and the adapter of the running test. `startServers` sets them. */
export let gateway: MisbehavingGateway;
export let adapter: RunningAdapter;

/** The DATA_DIR of all adapters, which therefore use the same key for cookies. */
export const dataDir = temporaryFolder();

/** The gateway answers a request that contains this name with HTTP 500. */
export const failingName = 'a name that causes HTTP 500';

/** The behaviour of a gateway that accepts the password "right", the codes "right" and `emailedCode`, and every token except "made-up…". */
const accountGateway: GatewayBehaviour = (socket, request, n) => {
  const isRight = request.includes('"right"') || request.includes(`"${emailedCode}"`);
  if (/\r\nauthorization: made-up/i.test(request))
    return socket.write(jsonAnswer(200, { responseCode: codes.sessionExpired }));
  if (request.includes(failingName)) return socket.write(jsonAnswer(500, {}));
  if (request.includes('/authentication/login') && isRight)
    return socket.write(jsonAnswer(200, { ...examples['authentication.login'].response, token: `t${n}` }));
  const checksSecret = /authentication\/(login|complete|change)|delete-account/.test(request);
  const responseCode = checksSecret && !isRight ? '01' : codes.success;
  // The members that any call of these tests needs for a success.
  const body = { responseCode, status: codes.ok, uniqueString: 'u', meta: { reportId: 'r' } };
  return socket.write(jsonAnswer(200, body));
};

/** Starts the gateway, and an adapter that trusts the addresses in X-Forwarded-For. Both stop at the end of the test. */
export const startServers = async (variables: NodeJS.ProcessEnv = {}) => {
  // The default limit, because `startAdapterInProcess` sets 0, which switches off all limits.
  const all = { RATE_LIMIT_PER_MINUTE: '6000', TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir, ...variables };
  // The clock of the limits is stopped. Otherwise a slow machine would make calls in a later window, which the limits admit.
  const overrides = { limitsNow: () => 0 };
  ({ gateway, adapter } = await startAdapterInFrontOf(accountGateway, all, overrides));
};

/** The origin of a call: IP address, cookie of the browser, and token of the session. */
export interface Caller {
  readonly address?: string;
  readonly cookie?: string;
  readonly token?: string;
}

/** Sends a POST request to a path of the adapter. */
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
export const call = (name: string, input: object, caller?: Caller) => send(`trpc/${name}`, input, caller);
/** Logs in: the password "right" is correct, every other one is wrong. */
export const login = (userPassword: string, caller?: Caller, userEmail = owner) =>
  call('authentication.login', { userEmail, userPassword }, caller);
/** Makes calls one after the other. @returns the number of calls that the limits admitted, including calls that failed */
export const countAdmitted = async (times: number, makeCall: (n: number) => Promise<{ status: number }>) => {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await makeCall(n)).status !== 429) count++;
  return count;
};
