import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selfSigned } from '../../gateway/test/certificate.ts';
import { type AdapterProcess, spawnAdapter } from './adapter-process.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';
import { describeWithValkey, startValkey, type TestValkey } from './valkey-server.ts';

const on = { RATE_LIMIT_PER_MINUTE: '1000', KNOWN_BROWSER_KEY: 'a key that all of the replicas have' };
const toOne = 'limits are counted for this replica only';
const toAll = 'limits are counted for all replicas';

let gateway: MisbehavingGateway;
let valkey: TestValkey;
let running: { stop(): Promise<unknown> }[];
beforeEach(async () => {
  gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { responseCode: '01' })));
  running = [gateway];
});
afterEach(async () => {
  for (const each of running.reverse()) await each.stop();
});

const startStore = async (options: Parameters<typeof startValkey>[0] = {}) => {
  valkey = await startValkey(options);
  running.push(valkey);
};
/** @param storeAnswerMs long enough for a store on a busy machine */
const startCopy = async (
  variables: NodeJS.ProcessEnv = {},
  storeAnswerMs = 10_000,
): Promise<RunningAdapter> => {
  const set = { ...on, VALKEY_URL: valkey.url, ...variables };
  const adapter = await startAdapterHere(gateway.url, set, { storeAnswerMs });
  running.push(adapter);
  return adapter;
};
const spawnCopy = async (variables: NodeJS.ProcessEnv): Promise<AdapterProcess> => {
  const adapter = await spawnAdapter(gateway.url, { ...on, VALKEY_URL: valkey.url, ...variables });
  running.push({ stop: async () => adapter.kill('SIGKILL') });
  return adapter;
};
const guess = async ({ url }: { readonly url: string }, userEmail = 'ada@b.co') => {
  const client = createChooseLifeClient({ url: `${url}/trpc`, token: () => null });
  const login = client.authentication.login.mutate({ userEmail, userPassword: 'wrong' });
  return gatewayErrorOf(await login.catch((error: unknown) => error))?.kind;
};
const storeOf = async ({ url }: { readonly url: string }) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return /^limits_store\{store="(\w+)"\} 1$/m.exec(text)?.[1];
};
/** Resolves once a copy counts in the store. */
const isInStore = (copy: { readonly url: string }) =>
  vi.waitUntil(async () => {
    await guess(copy, 'bea@b.co');
    return (await storeOf(copy)) === 'valkey';
  }, 10_000);
const said = ({ log }: RunningAdapter, event: string) => log.filter(line => line.includes(event));

describeWithValkey('limits of several replicas', () => {
  const folder = temporaryFolder();

  it('let five wrong passwords pass that are split over both, and hold back the sixth, after a restart too', async () => {
    await startStore();
    const [one, other] = [await startCopy(), await startCopy()];
    const ends = [];
    for (const copy of [one, other, one, other, one]) ends.push(await guess(copy));
    expect(ends).toEqual(Array(5).fill('REJECTED'));
    await one.stop();
    expect([await guess(await startCopy()), await guess(other)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(await guess(other, 'bea@b.co')).toBe('REJECTED');
    expect(gateway.requests).toHaveLength(6);
  });

  it('hold for each replica while the store is unreachable, and for all once it is back', async () => {
    await startStore();
    const adapter = await startCopy({ LOG_LEVEL: 'info' });
    for (let n = 0; n < 5; n++) await guess(adapter);
    expect(await storeOf(adapter)).toBe('valkey');

    await valkey.stop();
    const ends = [];
    for (let n = 0; n < 6; n++) ends.push(await guess(adapter));
    expect(ends).toEqual([...Array(5).fill('REJECTED'), 'RATE_LIMITED']);
    expect(await storeOf(adapter)).toBe('memory');

    await startStore({ port: Number(new URL(valkey.url).port) });
    await vi.waitUntil(async () => (await guess(adapter)) === 'REJECTED', 10_000);
    expect(await storeOf(adapter)).toBe('valkey');
    expect([said(adapter, toOne).length, said(adapter, toAll).length]).toEqual([1, 2]);
    expect(said(adapter, toOne)[0]).toMatch(/"level":"warn".*"detail":"VALKEY_URL: ECONN/);
  });

  it('are not held up by a store that hangs', async () => {
    await startStore();
    const adapter = await startCopy({}, 250);
    valkey.signal('SIGSTOP');
    const ends = [];
    for (let n = 0; n < 6; n++) ends.push(await guess(adapter));
    expect(ends).toEqual([...Array(5).fill('REJECTED'), 'RATE_LIMITED']);
    expect(await storeOf(adapter)).toBe('memory');
    valkey.signal('SIGCONT');
    await isInStore(adapter);
  });

  it('need no store to start, to serve and to stop', async () => {
    await startStore();
    await valkey.stop();
    const adapter = await spawnCopy({});
    expect(await guess(adapter)).toBe('REJECTED');
    expect(await storeOf(adapter)).toBe('memory');
    adapter.kill('SIGTERM');
    expect(await adapter.ended).toEqual({ code: 0, signal: null, errors: '' });
  });

  it('go by TLS to a store whose certificate holds, and to no other', async () => {
    const tls = await selfSigned(['127.0.0.1']);
    await startStore({ tls });
    const file = join(folder, 'authority.pem');
    await writeFile(file, tls.cert);
    const trusting = await spawnCopy({ NODE_EXTRA_CA_CERTS: file });
    const other = await startCopy();
    expect(await guess(other)).toBe('REJECTED');
    expect(await storeOf(other)).toBe('memory');
    expect(said(other, toOne)[0]).toContain('VALKEY_URL: DEPTH_ZERO_SELF_SIGNED_CERT');
    await isInStore(trusting);
  });

  it('say nothing of the password that the store has', async () => {
    await startStore();
    const adapter = await startCopy({ VALKEY_URL: valkey.url.replace('//', '//:pass-word@') });
    await guess(adapter);
    expect(await storeOf(adapter)).toBeDefined();
    expect(adapter.log.join('')).not.toContain('pass-word');
  });
});
