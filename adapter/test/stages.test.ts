import { examples } from '@choose-life/contracts/gateway/examples';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { createStageResolver } from '@choose-life/gateway-client/resolve-stages';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf, jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

let gateway: MisbehavingGateway;
afterEach(() => gateway.stop());

let now = 0;
const clock = { now: () => now };
/** Longer than the time after which an uncertain stage is probed again. */
const aWhileMs = 60_000;
const auto = { main: 'auto', 'wait-list': 'auto' } as const;
const accepted = { ...examples['content.readContentLibrary'].response, data: [] };

const details = examples['authentication.userDetails'].response;

/** A gateway that answers the given paths and says of others what AWS says of an unknown route. */
const startKnowing = (known: RegExp) =>
  startWith(path =>
    known.test(path)
      ? jsonAnswer(200, accepted)
      : jsonAnswer(403, { message: 'Missing Authentication Token' }),
  );

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

describe('stage found out at start', () => {
  it.each<[RegExp, Stage | null, Stage | null]>([
    [/^\/api\/prod\/content|^\/api\/dev\/wait-list/, 'prod', 'dev'],
    [/^\/api\/prod\//, 'prod', 'prod'],
    [/^\/api\/dev\//, 'dev', 'dev'],
    [/^\/api\//, 'prod', 'dev'],
    [/^\/api\/prod\/content/, 'prod', null],
  ])('a gateway that knows %s: main %j, wait-list %j', async (known, main, waitList) => {
    const { resolver } = await startKnowing(known);
    expect(await resolver.resolveAll()).toEqual({ main, 'wait-list': waitList });
  });

  it('a stage that is failing at the start is not ruled out: calls go there once it is back', async () => {
    let isFailing = true;
    const { client, resolver } = await startWith(path => {
      if (path.startsWith('/api/prod/') && isFailing) return jsonAnswer(503, {});
      return jsonAnswer(200, { ...accepted, ...details });
    });
    expect(await resolver.resolveAll()).toEqual({ main: null, 'wait-list': 'dev' });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
      fault: { kind: 'UPSTREAM_ERROR' },
    });
    isFailing = false;
    now += aWhileMs;
    gateway.requests.length = 0;
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
    expect(gateway.requests.at(-1)).toMatch(/^GET \/api\/prod\//);
    expect(resolver.known()).toEqual({ main: 'prod', 'wait-list': 'dev' });
  });

  it('a stage whose call alone is broken serves the other calls', async () => {
    const { client } = await startWith(path =>
      path.includes('/content/') ? jsonAnswer(200, []) : jsonAnswer(200, details),
    );
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
    expect(gateway.requests.at(-1)).toMatch(/^GET \/api\/prod\//);
  });

  it.each([403, 404, 405])('HTTP %i of an unknown route rules a stage out', async status => {
    const { client, resolver } = await startWith(path => {
      if (path.startsWith('/api/prod/'))
        return jsonAnswer(status, { message: 'Missing Authentication Token' });
      return jsonAnswer(200, { ...accepted, ...details });
    });
    expect(await resolver.resolveAll()).toEqual({ main: 'dev', 'wait-list': 'dev' });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({ ok: true });
  });

  it('asks with reads that carry no token', async () => {
    const { resolver } = await startKnowing(/./);
    await resolver.resolveAll();
    expect(gateway.requests).toHaveLength(4);
    expect(gateway.requests.join('')).not.toMatch(/authorization:/i);
  });

  it('keeps a group closed that nobody answers, and names the candidates', async () => {
    const { client } = await startKnowing(/never/);
    const result = await client.call('waitList.read', {}, { token: 'held' });
    expect(result).toMatchObject({
      fault: { kind: 'MISCONFIGURED', outcome: 'not-sent', message: /\/api\/prod, \/api\/dev/ },
    });
  });
});
