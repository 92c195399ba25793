import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pactFileNameOf } from '../pact-names.ts';
import { startAlteringProxy } from './altering-proxy.ts';
import { stateHandlersOf } from './state-handlers.ts';
import { type Verification, verifyPact } from './verify-pact.ts';

// One call is enough to see whether a defect is found; the others are left out of the file.
const description = 'hra.getReportData, accepted';

describe('verification', () => {
  let gateway: RunningGateway;
  let dir: string;
  let interaction: { response: { body: { content: Record<string, unknown> } } };
  let unrelated: object;
  beforeAll(async () => {
    gateway = await startGateway();
    dir = await mkdtemp(join(tmpdir(), 'choose-life-defects-'));
    const committed = await readFile(
      new URL(`../../pacts/${pactFileNameOf('prod')}`, import.meta.url),
      'utf8',
    );
    const { interactions, ...rest } = JSON.parse(committed);
    interaction = interactions.find((each: { description: string }) => each.description === description);
    unrelated = rest;
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(dir, { recursive: true, force: true });
  });

  async function verify(
    interactions: readonly object[],
    provider: { url?: string; states?: object } = {},
  ): Promise<Verification> {
    const file = join(dir, 'edited.json');
    await writeFile(file, JSON.stringify({ ...unrelated, interactions }));
    const ofEmbedded = { url: gateway.url, states: stateHandlersOf(gateway), leave: gateway.behaveAsUsual };
    return verifyPact(file, 'prod', { ...ofEmbedded, ...provider });
  }

  it('passes the interaction that the defects are planted in', async () => {
    const { problems, verified } = await verify([interaction]);
    expect(verified).toEqual(['hra.getReportData']);
    expect(problems).not.toContainEqual(expect.stringContaining(description));
  });

  it.each([
    ['a number as text', '"riskAge":', '"riskAge":"52","was":', '$.data.riskAge'],
    ['a member gone', '"targetAge"', '"target_age"', '$.data'],
    ['another status', '"status":"OK"', '"status":"ok"', '$.status'],
    ['an expired session', '"status":"OK"', '"responseCode":"22"', '$'],
    ['a bare list', /^.*$/, '[]', '$'],
  ])('finds %s in an answer of the gateway', async (_, pattern, replacement, path) => {
    const proxy = await startAlteringProxy(gateway.url, body => body.replace(pattern, replacement));
    const { problems, verified } = await verify([interaction], { url: proxy.url });
    await proxy.stop();
    expect(verified).toEqual([]);
    expect(problems).toContainEqual(expect.stringContaining(`${description}: ${path}: `));
  });

  it('finds that the gateway is not there', async () => {
    const { problems, verified } = await verify([interaction], { url: 'http://127.0.0.1:9/api' });
    expect(verified).toEqual([]);
    expect(problems).toContain('the verifier broke down: connect ECONNREFUSED 127.0.0.1:9');
    expect(problems).toContain(`${description}: did not run`);
  });

  it('calls a file without interactions a problem, and every call that has none', async () => {
    const { problems, verified } = await verify([]);
    expect(verified).toEqual([]);
    expect(problems).toHaveLength(23);
    expect(problems).toContain('the pact has no interactions');
    expect(problems).toContain('authentication.login: no interaction');
  });

  it('calls a state without a handler a problem', async () => {
    const { problems } = await verify([interaction], { states: {} });
    expect(problems).toContain("no handler for the state 'a person with a finished report'");
  });

  it('calls a state that cannot be reached a problem', async () => {
    const states = { 'a person with a finished report': () => Promise.reject(new Error('no')) };
    const { problems, verified } = await verify([interaction], { states });
    expect(verified).toEqual([]);
    expect(problems).toContainEqual(expect.stringMatching(`^${description}: `));
  });
});
