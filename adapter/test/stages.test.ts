import { examples } from '@choose-life/contracts/gateway/examples';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { createStageResolver } from '@choose-life/gateway-client/send/resolve-stages';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf, jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

let gateway: MisbehavingGateway;
afterEach(() => gateway.stop());

const clock = { now: () => 0 };
const auto = { main: 'auto', 'wait-list': 'auto' } as const;
const accepted = { ...examples['content.readContentLibrary'].response, data: [] };

/** A gateway that answers the given paths and says of others what AWS says of an unknown route. */
const startKnowing = async (known: RegExp) => {
  gateway = await startMisbehaving((socket, request) => {
    const path = request.split(' ')[1] ?? '';
    socket.write(
      known.test(path)
        ? jsonAnswer(200, accepted)
        : jsonAnswer(403, { message: 'Missing Authentication Token' }),
    );
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

  it('a wrong stage never signs anybody out', async () => {
    await startKnowing(/never/);
    const client = clientOf(gateway.address, { stageOf: () => 'dev' });
    const result = await client.call('authentication.userDetails', {}, { token: 'held' });
    expect(result).toMatchObject({ fault: { kind: 'MISCONFIGURED' } });
  });

  it('F52: one stage down leaves the other alone', async () => {
    gateway = await startMisbehaving((socket, request) => {
      if (request.includes('/api/prod/')) socket.resetAndDestroy();
      else socket.write(jsonAnswer(200, accepted));
    });
    const client = clientOf(gateway.address);
    for (let n = 0; n < 25; n++) await client.call('authentication.userDetails', {});
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
      fault: { kind: 'CIRCUIT_OPEN' },
    });
    expect(client.states()).toMatchObject({ prod: 'open' });
    expect(await client.call('waitList.read', {})).toMatchObject({ ok: true });
    await client.close();
  });
});
