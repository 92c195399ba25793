import { fileURLToPath } from 'node:url';
import { createChooseLifeClient } from '@choose-life/client';
import { examples } from '@choose-life/contracts/gateway/examples';
import { runToEnd } from '@choose-life/gateway/testing/run-to-end';
import { describe, expect, it } from 'vitest';
import { driftIn, driftReport } from '../src/drift/drift.ts';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { answer, type GatewayBehaviour, jsonAnswer } from './misbehaving-gateway.ts';

const command = fileURLToPath(new URL('../src/drift/run.ts', import.meta.url));

const start = async (behave: GatewayBehaviour) => {
  const { gateway, adapter } = await startAdapterInFrontOf(behave);
  const client = createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => 'held-token' });
  return { gateway, adapter, client };
};
/** Runs the program of `npm run drift` in its own process. */
const runDrift = (...args: string[]) => runToEnd(command, args);
const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();

const details = examples['authentication.userDetails'].response;

describe('npm run drift', () => {
  it('lists the call and path of each deviation in accepted and refused answers, but no values', async () => {
    const answers = [
      { ...details, nickName: 'secret', responseMessage: { text: 'secret' }, 'ada@example.test': 'secret' },
      { ...details, userAge: 'secret' },
      { ...details, nickName: 'secret' },
    ];
    const { adapter, client } = await start((socket, _request, n) =>
      socket.write(jsonAnswer(200, answers[n])),
    );
    await client.authentication.userDetails.query();
    await client.authentication.userDetails.query().catch(() => {});
    await client.authentication.userDetails.query();

    const { code, stdout } = await runDrift('--adapter', adapter.url);
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(0, 7)).toEqual([
      'Drift in 3 calls since the adapter started:',
      '',
      'call                        path             deviation  answers',
      'authentication.userDetails  userAge          refused          1',
      'authentication.userDetails  responseMessage  left-out         1',
      'authentication.userDetails  nickName         extra            2',
      'authentication.userDetails  *                extra            1',
    ]);
    const metrics = await metricsOf(adapter.url);
    expect(metrics).toContain(
      'gateway_deviations_total{operation="authentication.userDetails",path="nickName",deviation="extra"} 2',
    );
    expect(metrics + stdout + adapter.log.join('')).not.toMatch(/secret|ada@/);
  });

  it('includes unreadable answers and wrong media types', async () => {
    const plain = answer(200, JSON.stringify(details), { 'content-type': 'text/plain' });
    const { adapter, client } = await start((socket, _request, n) =>
      socket.write(n < 1 ? plain : answer(200, '<html>secret</html>')),
    );
    await client.authentication.userDetails.query();
    await client.user.update.mutate({ userEmail: 'a@b.co' }).catch(() => {});
    const { stdout } = await runDrift('--adapter', `${adapter.url}/`, '--json');
    expect(JSON.parse(stdout)).toEqual({
      calls: 2,
      unanswered: {},
      rows: [
        { call: 'user.update', path: '(answer)', deviation: 'refused', answers: 1 },
        { call: 'authentication.userDetails', path: '(answer)', deviation: 'media-type', answers: 1 },
      ],
    });
  });

  it('counts at most 50 paths of a call, even if each answer has a different unknown member', async () => {
    // The tens and the ones of `n` are letters in a word with vowels: 0 is `madeaoaa`. A name that does not look like a word may be an id
    // and is reported as `*`.
    const letters = 'abcdefghij';
    const nthName = (n: number) => `made${letters[Math.floor(n / 10)]}o${letters[n % 10]}a`;
    const { adapter, client } = await start((socket, _request, n) =>
      socket.write(jsonAnswer(200, { ...details, [nthName(n)]: 1 })),
    );
    for (let n = 0; n < 70; n++) await client.authentication.userDetails.query();
    await client.user.update.mutate({ userEmail: 'a@b.co' });
    const lines = (await metricsOf(adapter.url)).match(/^gateway_deviations_total\{.*$/gm) ?? [];
    // 50 paths are listed (`maxPaths`), and the 20 further paths are counted together as "(other)".
    expect(lines.filter(line => line.includes('authentication.userDetails'))).toHaveLength(51);
    expect(lines.join('\n')).toContain('path="(other)",deviation="extra"} 20');
    // The paths of another call are still listed.
    expect(lines.join('\n')).toContain(`user.update",path="${nthName(70)}"`);
  });

  it('does not count calls that the gateway did not answer as answers that match the contract', async () => {
    const { adapter, client } = await start((socket, _request, n) =>
      socket.write(n === 0 ? jsonAnswer(200, details) : jsonAnswer(404, { message: 'Not Found' })),
    );
    for (let n = 0; n < 4; n++) await client.authentication.userDetails.query().catch(() => {});
    const { code, stdout } = await runDrift('--adapter', adapter.url);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'No drift: 1 call since the adapter started, all answers match the contract.\n' +
        'Not compared, because there was no answer with content to compare: 3 calls (MISCONFIGURED 3).\n',
    );
  });

  it('reports before the first call that there were no answers', async () => {
    const { adapter } = await start(() => {});
    const drift = driftIn(await metricsOf(adapter.url));
    expect(drift && driftReport(drift)).toContain('No answers since');
  });

  it.each([
    ['--adapter', 'somewhere'],
    // An unknown option.
    ['--gateway', 'http://127.0.0.1:1'],
  ])('exits with 2 and prints the usage for %j %j', async (...args) => {
    const { code, stderr } = await runDrift(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: npm run drift')]);
  });

  it('exits with 3 if no server listens at the address, or a server that is not an adapter', async () => {
    const { gateway } = await start(socket => socket.write(jsonAnswer(200, {})));
    expect(await runDrift('--adapter', 'http://127.0.0.1:1')).toMatchObject({ code: 3 });
    expect(await runDrift('--adapter', new URL(gateway.url).origin)).toMatchObject({ code: 3 });
  });
});
