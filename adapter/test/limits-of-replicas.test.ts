import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCertificate } from '../../gateway/test/certificate.ts';
import { type AdapterProcess, spawnAdapter } from './adapter-process.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterInProcess } from './start-adapter-in-process.ts';
import { describeWithValkey, startValkey, type TestValkey } from './valkey-server.ts';

const limitVariables = {
  RATE_LIMIT_PER_MINUTE: '1000',
  KNOWN_BROWSER_KEY: 'a key that all of the replicas have',
};
const messageInMemory = 'limits are counted for this replica only';
const messageInStore = 'limits are counted for all replicas';

let gateway: MisbehavingGateway;
let valkey: TestValkey;
/** The servers to stop after the test, in the order of their start. */
let running: { stop(): Promise<unknown> }[];
beforeEach(async () => {
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { responseCode: '01' })));
  running = [gateway];
});
afterEach(async () => {
  for (const server of running.reverse()) await server.stop();
});

const startStore = async (options: Parameters<typeof startValkey>[0] = {}) => {
  valkey = await startValkey(options);
  running.push(valkey);
};
/** Starts an adapter in this process. @param storeAnswerMs time limit for the store; the default is enough on a busy machine */
const startReplica = async (
  variables: NodeJS.ProcessEnv = {},
  { storeAnswerMs = 10_000 } = {},
): Promise<RunningAdapter> => {
  const all = { ...limitVariables, VALKEY_URL: valkey.url, ...variables };
  const adapter = await startAdapterInProcess(gateway.url, all, { storeAnswerMs });
  running.push(adapter);
  return adapter;
};
/** Starts an adapter in its own process. */
const spawnReplica = async (variables: NodeJS.ProcessEnv): Promise<AdapterProcess> => {
  const adapter = await spawnAdapter(gateway.url, {
    ...limitVariables,
    VALKEY_URL: valkey.url,
    ...variables,
  });
  running.push({ stop: async () => adapter.kill('SIGKILL') });
  return adapter;
};
/** Logs in with a wrong password. @returns the kind of the error */
const guessPassword = async ({ url }: { readonly url: string }, userEmail = 'ada@b.co') => {
  const client = createChooseLifeClient({ url: `${url}/trpc`, token: () => null });
  const login = client.authentication.login.mutate({ userEmail, userPassword: 'wrong' });
  return gatewayErrorOf(await login.catch((error: unknown) => error))?.kind;
};
/** Guesses a password several times. @returns the kinds of the errors */
const guessRepeatedly = async (times: number, replica: { readonly url: string }) => {
  const kinds = [];
  for (let n = 0; n < times; n++) kinds.push(await guessPassword(replica));
  return kinds;
};
/** The kinds of the errors of six guesses. Five wrong passwords are allowed for an account from one address. */
const sixthIsLimited = [...Array(5).fill('REJECTED'), 'RATE_LIMITED'];
/** Reads from the metrics of a replica where it counts limits: 'valkey' or 'memory'. */
const storeOf = async ({ url }: { readonly url: string }) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return /^limits_store\{store="(\w+)"\} 1$/m.exec(text)?.[1];
};
/** Makes calls until a replica counts in the store. A replica tries the store again only when it has a call to count. */
const untilCountingInStore = (replica: { readonly url: string }) =>
  vi.waitUntil(async () => {
    await guessPassword(replica, 'cleo@b.co');
    return (await storeOf(replica)) === 'valkey';
  }, 60_000);
/** Starts an adapter in this process that counts in the store. On a busy machine, its first attempt to connect may take too long. */
const startCountingReplica = async () => {
  const replica = await startReplica();
  await untilCountingInStore(replica);
  return replica;
};
const linesWith = ({ log }: RunningAdapter, message: string) => log.filter(line => line.includes(message));

describeWithValkey('limits of several replicas', () => {
  const folder = temporaryFolder();

  it('count wrong passwords at all replicas together and refuse the sixth, even after a replica was restarted', async () => {
    await startStore();
    const first = await startCountingReplica();
    const second = await startCountingReplica();
    const kinds = [];
    for (const replica of [first, second, first, second, first]) kinds.push(await guessPassword(replica));
    expect(kinds).toEqual(Array(5).fill('REJECTED'));
    await first.stop();
    const restarted = await startCountingReplica();
    const requestCount = gateway.requests.length;
    expect(await guessPassword(restarted)).toBe('RATE_LIMITED');
    expect(await guessPassword(second)).toBe('RATE_LIMITED');
    expect(gateway.requests).toHaveLength(requestCount);
    expect(await guessPassword(second, 'bea@b.co')).toBe('REJECTED');
  });

  it('are counted by each replica while the store is unreachable, and in the store when it is reachable again', async () => {
    await startStore();
    const adapter = await startReplica({ LOG_LEVEL: 'info' });
    await guessRepeatedly(5, adapter);
    expect(await storeOf(adapter)).toBe('valkey');

    await valkey.stop();
    expect(await guessRepeatedly(6, adapter)).toEqual(sixthIsLimited);
    expect(await storeOf(adapter)).toBe('memory');

    await startStore({ port: Number(new URL(valkey.url).port) });
    // The new store has no counts, so the next guess is admitted as soon as the adapter uses the store.
    await vi.waitUntil(async () => (await guessPassword(adapter)) === 'REJECTED', 60_000);
    expect(await storeOf(adapter)).toBe('valkey');
    expect(linesWith(adapter, messageInMemory)).toHaveLength(1);
    // Once at the start, and once when the store is reachable again.
    expect(linesWith(adapter, messageInStore)).toHaveLength(2);
    expect(linesWith(adapter, messageInMemory)[0]).toMatch(/"level":"warn".*"detail":"VALKEY_URL: ECONN/);
  });

  it('are counted by each replica while the store does not answer', async () => {
    await startStore();
    const adapter = await startReplica({}, { storeAnswerMs: 250 });
    valkey.signal('SIGSTOP');
    expect(await guessRepeatedly(6, adapter)).toEqual(sixthIsLimited);
    expect(await storeOf(adapter)).toBe('memory');
    valkey.signal('SIGCONT');
    await untilCountingInStore(adapter);
  });

  it('do not prevent an adapter from starting, serving and stopping without the store', async () => {
    await startStore();
    await valkey.stop();
    const adapter = await spawnReplica({});
    expect(await guessPassword(adapter)).toBe('REJECTED');
    expect(await storeOf(adapter)).toBe('memory');
    adapter.kill('SIGTERM');
    expect(await adapter.ended).toEqual({ code: 0, signal: null, errors: '' });
  });

  it('use a store with TLS only if its certificate is trusted', async () => {
    const tls = await createCertificate(['127.0.0.1']);
    await startStore({ tls });
    const file = join(folder, 'authority.pem');
    await writeFile(file, tls.cert);
    const trusting = await spawnReplica({ NODE_EXTRA_CA_CERTS: file });
    const other = await startReplica();
    expect(await guessPassword(other)).toBe('REJECTED');
    expect(await storeOf(other)).toBe('memory');
    expect(linesWith(other, messageInMemory)[0]).toContain('VALKEY_URL: DEPTH_ZERO_SELF_SIGNED_CERT');
    await untilCountingInStore(trusting);
  });

  it('do not write the password of the store into the log', async () => {
    await startStore();
    const adapter = await startReplica({ VALKEY_URL: valkey.url.replace('//', '//unknown-user:pass-word@') });
    await guessPassword(adapter);
    // The store refuses the unknown user, which the adapter logs with the reason.
    expect(linesWith(adapter, messageInMemory)).toHaveLength(1);
    expect(adapter.log.join('')).not.toContain('pass-word');
  });
});
