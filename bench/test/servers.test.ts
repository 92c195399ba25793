import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { benchCalls } from '../src/calls/calls.ts';
import { type RunningProgram, start, upstreamProgram } from '../src/process.ts';
import { plansOf } from '../src/scenarios/calls.ts';
import { servers } from '../src/servers.ts';
import { verifyAnswers, verifyRefusals } from '../src/verify.ts';

let upstream: RunningProgram;
const runningServers = new Map<string, RunningProgram>();

beforeAll(async () => {
  upstream = await start(upstreamProgram);
  const { port } = upstream;
  await Promise.all(
    servers.map(async server => runningServers.set(server.name, await start(server.program(port)))),
  );
});
afterAll(async () => {
  for (const running of [upstream, ...runningServers.values()]) await running.stop();
});

describe.each(servers)('$name', server => {
  const port = () => runningServers.get(server.name)?.port ?? 0;
  const cases = plansOf(benchCalls);

  // The short run tests each call with every second server.
  const serverIndex = servers.indexOf(server);
  const verified = cases.filter((_, index) => inject('long') || index % 2 === serverIndex % 2);
  it.each(verified)(
    'sends the expected request and returns the expected answer of $call.name, $kind',
    async ({ call, kind }) => {
      await expect(verifyAnswers(server, port(), call, kind)).resolves.toBeUndefined();
    },
  );

  it('responds with an error to invalid requests and invalid answers, except LIMIT, which validates nothing', async () => {
    const verified = verifyRefusals(server, port());
    if (server.expectedAnswer === 'upstream') await expect(verified).rejects.toThrow('session-expired');
    else await expect(verified).resolves.toBeUndefined();
  });

  it('fails the verification if it returns an unexpected answer', async () => {
    const expectingOtherToken = { ...server, answersIn: () => [{ token: 'of somebody else' }] };
    const verified = cases
      .slice(0, 1)
      .map(({ call, kind }) => verifyAnswers(expectingOtherToken, port(), call, kind));
    await expect(Promise.all(verified)).rejects.toThrow('not the expected answer');
  });
});
