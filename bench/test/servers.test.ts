import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { benchCalls } from '../src/calls/calls.ts';
import { type RunningProgram, start, upstreamProgram } from '../src/process.ts';
import { plansOf } from '../src/scenarios/calls.ts';
import { adapter, passThrough, type Server, servers } from '../src/servers.ts';
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

const portOf = ({ name }: Server) => runningServers.get(name)?.port ?? 0;

describe.each(servers)('$name', server => {
  const plans = plansOf(benchCalls);

  // To save time, `npm test` tests each call with every second server. `npm run test:long` tests all calls with all servers.
  const serverIndex = servers.indexOf(server);
  it.each(plans.filter((_, index) => inject('long') || index % 2 === serverIndex % 2))(
    'sends the expected request and returns the expected answer of $call.name, $kind',
    async ({ call, kind }) => {
      await expect(verifyAnswers(server, portOf(server), call, kind)).resolves.toBeUndefined();
    },
  );
});

// One server and one call are enough, because the comparison of answers is the same for all.
it('the verification fails for an unexpected answer', async () => {
  const [call] = benchCalls;
  if (!call) throw new Error('there are no calls');
  const serverWithWrongAnswer = { ...adapter, answersIn: () => [{ token: 'of somebody else' }] };
  const verification = verifyAnswers(serverWithWrongAnswer, portOf(adapter), call, 'exact');
  await expect(verification).rejects.toThrow('not the expected answer');
});

describe.each(servers.filter(server => server !== passThrough))('$name', server => {
  it('responds with an error to an invalid request or answer', async () => {
    await expect(verifyRefusals(server, portOf(server))).resolves.toBeUndefined();
  });
});

it('the pass-through server accepts an expired session, because it only forwards', async () => {
  const verification = verifyRefusals(passThrough, portOf(passThrough));
  await expect(verification).rejects.toThrow('session-expired');
});
