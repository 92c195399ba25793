import { examples } from '@choose-life/contracts/gateway/examples';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { createStageResolver } from '@choose-life/gateway-client/resolve-stages';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf, jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

let gateway: MisbehavingGateway;
afterEach(() => gateway.stop());

let now = 0;
const clock = { now: () => now };
/** Longer than the time after which an uncertain stage is probed again (10 s). */
const reprobeMs = 60_000;
const auto = { main: 'auto', 'wait-list': 'auto' } as const;
/** An answer that is valid for both probes: for the library, and by `data` for the wait-list. */
const probeAnswer = { ...examples['content.readContentLibrary'].response, data: [] };

const details = examples['authentication.userDetails'].response;
/** An answer that is valid for both probes and for user details. */
const answerToAll = { ...probeAnswer, ...details };

/** Starts a gateway that accepts calls whose path matches, and answers all others as AWS API Gateway answers an unknown route. */
const startWithPaths = (knownPaths: RegExp) =>
  startWith(path =>
    knownPaths.test(path)
      ? jsonAnswer(200, probeAnswer)
      : jsonAnswer(403, { message: 'Missing Authentication Token' }),
  );

/** Starts a gateway with these answers. @returns a stage resolver for it, and a client that uses the resolver */
const startWith = async (answerOf: (path: string) => Buffer) => {
  gateway = await startMisbehaving((socket, request) => {
    socket.write(answerOf(request.split(' ')[1] ?? ''));
  });
  const resolver = createStageResolver(
    auto,
    stage => clientOf(gateway.address, { stageOf: () => stage }),
    clock,
  );
  return { resolver, client: clientOf(gateway.address, { stageOf: resolver.stageOf }) };
};

describe('the stage resolver', () => {
  it.each<[RegExp, Stage | null, Stage | null]>([
    [/^\/api\/prod\/content|^\/api\/dev\/wait-list/, 'prod', 'dev'],
    [/^\/api\/prod\//, 'prod', 'prod'],
    [/^\/api\/dev\//, 'dev', 'dev'],
    [/^\/api\//, 'prod', 'dev'],
    [/^\/api\/prod\/content/, 'prod', null],
  ])(
    'finds for a gateway with the paths %s the main stage %j and the wait-list stage %j',
    async (knownPaths, main, waitList) => {
      const { resolver } = await startWithPaths(knownPaths);
      expect(await resolver.resolveAll()).toEqual({ main, 'wait-list': waitList });
    },
  );

  it('does not exclude a stage that fails at the start, and uses the stage when it works again', async () => {
    let isFailing = true;
    const { client, resolver } = await startWith(path => {
      if (path.startsWith('/api/prod/') && isFailing) return jsonAnswer(503, {});
      return jsonAnswer(200, answerToAll);
    });
    // Null, because `prod` is not certain. Calls use it anyway.
    expect(await resolver.resolveAll()).toEqual({ main: null, 'wait-list': 'dev' });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
      fault: { kind: 'UPSTREAM_ERROR' },
    });
    isFailing = false;
    now += reprobeMs;
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
    expect(gateway.requests.at(-1)).toMatch(/^GET \/api\/prod\//);
    expect(resolver.certainStages()).toEqual({ main: 'prod', 'wait-list': 'dev' });
  });

  it('uses a stage whose answer to the probe breaks the contract, because other calls may work there', async () => {
    const { client } = await startWith(path =>
      path.includes('/content/') ? jsonAnswer(200, []) : jsonAnswer(200, details),
    );
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
    expect(gateway.requests.at(-1)).toMatch(/^GET \/api\/prod\//);
  });

  // The table above has 403.
  it.each([404, 405])('excludes a stage that answers HTTP %i for an unknown route', async status => {
    const { client, resolver } = await startWith(path => {
      if (path.startsWith('/api/prod/'))
        return jsonAnswer(status, { message: 'Missing Authentication Token' });
      return jsonAnswer(200, answerToAll);
    });
    expect(await resolver.resolveAll()).toEqual({ main: 'dev', 'wait-list': 'dev' });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
  });

  it('probes with reads that contain no token', async () => {
    const { resolver } = await startWithPaths(/./);
    await resolver.resolveAll();
    // The library and the wait-list, each on both stages.
    expect(gateway.requests).toHaveLength(4);
    expect(gateway.requests.join('')).not.toMatch(/authorization:/i);
  });

  it('probes the stages of a group without a stage again only after ten seconds', async () => {
    const { client } = await startWithPaths(/never/);
    for (let n = 0; n < 2; n++) await client.call('waitList.read', {});
    // One probe of each stage.
    expect(gateway.requests).toHaveLength(2);
    now += 10_000;
    await client.call('waitList.read', {});
    expect(gateway.requests).toHaveLength(4);
  });

  it('makes a call fail if its group has no stage, with a message that names the probed stages', async () => {
    const { client } = await startWithPaths(/never/);
    const result = await client.call('waitList.read', {});
    expect(result).toMatchObject({
      fault: {
        kind: 'MISCONFIGURED',
        outcome: 'not-sent',
        message: expect.stringMatching(/\/api\/prod, \/api\/dev/),
      },
    });
  });
});
