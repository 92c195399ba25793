import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { benchCalls } from '../src/calls/calls.ts';
import { type Running, start, upstreamProgram } from '../src/process.ts';
import { plansOf } from '../src/scenarios/calls.ts';
import { servers } from '../src/servers.ts';
import { verify, verifyRefusals } from '../src/verify.ts';

let upstream: Running;
const ports = new Map<string, Running>();

beforeAll(async () => {
  upstream = await start(upstreamProgram);
  const { port } = upstream;
  await Promise.all(servers.map(async server => ports.set(server.name, await start(server.program(port)))));
});
afterAll(async () => {
  for (const running of [upstream, ...ports.values()]) await running.stop();
});

describe.each(servers)('$name', server => {
  const port = () => ports.get(server.name)?.port ?? 0;
  const cases = plansOf(benchCalls);

  // The short run tests each call at every second server.
  const turn = servers.indexOf(server);
  const verified = cases.filter((_, at) => inject('long') || at % 2 === turn % 2);
  it.each(verified)(
    'sends the right request and returns the right answer: $call.name, $kind',
    async ({ call, kind }) => {
      await expect(verify(server, port(), call, kind)).resolves.toBeUndefined();
    },
  );

  it('refuses wrong requests and answers, unless it validates nothing', async () => {
    const verified = verifyRefusals(server, port());
    if (server.form === 'upstream') await expect(verified).rejects.toThrow('session-expired');
    else await expect(verified).resolves.toBeUndefined();
  });

  it('fails the verification if it returns another answer', async () => {
    const other = { ...server, valuesOf: () => [{ token: 'of somebody else' }] };
    const verified = cases.slice(0, 1).map(({ call, kind }) => verify(other, port(), call, kind));
    await expect(Promise.all(verified)).rejects.toThrow('not the expected answer');
  });
});
