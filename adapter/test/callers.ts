import { examples } from '@choose-life/contracts/gateway/examples';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { askAt } from './ask-at.ts';
import { startAdapterInFrontOf } from './in-front-of.ts';
import { jsonAnswer, type Misbehave, type MisbehavingGateway } from './misbehaving-gateway.ts';
import type { RunningAdapter } from './start-adapter-here.ts';

export const owner = 'ada@b.co';
export const home = '198.51.100.7';
export const elsewhere = '203.0.113.9';
/** A code as the embedded gateway mails it, of 128 bits. */
export const mailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

export let gateway: MisbehavingGateway;
export let adapter: RunningAdapter;

export const kept = temporaryFolder();

/** The name that the gateway fails at. */
export const failing = 'a name that it fails at';

/** A gateway that knows one password and one code, and tokens but for made-up ones. */
const knowing: Misbehave = (socket, sent, n) => {
  const isRight = sent.includes('"right"') || sent.includes(`"${mailedCode}"`);
  if (/\r\nauthorization: made-up/i.test(sent)) return socket.write(jsonAnswer(200, { responseCode: '22' }));
  if (sent.includes(failing)) return socket.write(jsonAnswer(500, {}));
  if (sent.includes('/authentication/login') && isRight)
    return socket.write(jsonAnswer(200, { ...examples['authentication.login'].response, token: `t${n}` }));
  const asksForSecret = /authentication\/(login|complete|change)|delete-account/.test(sent);
  const code = asksForSecret && !isRight ? '01' : '00';
  return socket.write(
    jsonAnswer(200, { responseCode: code, status: 'OK', uniqueString: 'u', meta: { reportId: 'r' } }),
  );
};

/** Starts it behind an adapter behind a load balancer. Both end with the test. */
export const start = async (variables: NodeJS.ProcessEnv = {}) => {
  const set = { RATE_LIMIT_PER_MINUTE: '5000', TRUST_PROXY: '127.0.0.1', DATA_DIR: kept, ...variables };
  // The clock stands still, so that a slow machine lets no call through.
  const changes = { limitsNow: () => 0 };
  ({ gateway, adapter } = await startAdapterInFrontOf(knowing, set, changes));
};

export interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly token?: string;
}

export const ask = (path: string, input: object, { address = home, cookie, token }: From = {}) =>
  askAt(`${adapter.url}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { authorization: token }),
    },
    body: JSON.stringify(input),
  });
export const call = (name: string, input: object, from?: From) => ask(`trpc/${name}`, input, from);
export const login = (userPassword: string, from?: From, userEmail = owner) =>
  call('authentication.login', { userEmail, userPassword }, from);
export const passed = async (times: number, once: (n: number) => Promise<{ status: number }>) => {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await once(n)).status !== 429) count++;
  return count;
};
