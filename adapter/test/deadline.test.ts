import { examples } from '@choose-life/contracts/gateway/examples';
import type { CallOptions, GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { defaultSettings, systemClock } from '@choose-life/gateway-client/send/client-settings';
import { describe, expect, it } from 'vitest';
import { callProcedure } from '../src/routers/app-router.ts';
import { startClientInFrontOf } from './in-front-of.ts';
import { jsonAnswer, type Misbehave } from './misbehaving-gateway.ts';

const details = examples['authentication.userDetails'].response;
const waitList = examples['waitList.read'].response;
const { request } = examples['user.update'];
/** Longer than any call may take. */
const overMs = 40_000;

const done = jsonAnswer(200, { responseCode: '00' });

describe('one deadline for a request', () => {
  it('a call is not sent once the time of its request is over', async () => {
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(done));
    const result = await client.call('user.update', request, { arrivedAt: performance.now() - overMs });
    expect(result).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
    expect(gateway.requests).toHaveLength(0);
  });

  it('nor where it is over by the time that a connection is free', async () => {
    let answerFirst = () => {};
    let jumpedMs = 0;
    const clock = { ...systemClock, now: () => performance.now() + jumpedMs };
    const slots = { ...defaultSettings.slots, other: { sockets: 1, queue: 4, queueMs: 60_000 } };
    const holdFirst: Misbehave = socket => {
      answerFirst = () => socket.write(done);
    };
    const { client, gateway } = await startClientInFrontOf(holdFirst, { clock, settings: { slots } });
    const first = client.call('user.update', request);
    const second = client.call('user.update', request);
    await expect.poll(() => gateway.requests).toHaveLength(1);
    jumpedMs = overMs;
    answerFirst();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
    expect(gateway.requests).toHaveLength(1);
  });

  it('a call does not wait longer than that for its stage', async () => {
    const { client } = await startClientInFrontOf(() => {}, {
      stageOf: () => new Promise(() => {}),
      settings: { totalMs: 500 },
    });
    const result = await client.call('user.update', request);
    expect(result).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
  });

  it('every call that is made for a request counts from its arrival', async () => {
    const made: [string, CallOptions['arrivedAt']][] = [];
    const answers: Record<string, unknown> = {
      'authentication.userDetails': details,
      'waitList.read': waitList,
    };
    const recording: Pick<GatewayClient, 'call'> = {
      async call(id, _request, options) {
        made.push([id, options?.arrivedAt]);
        const json = Buffer.from(JSON.stringify(answers[id]));
        // The two answers are those of the calls that are made.
        return { ok: true, value: answers[id], json, file: null, form: 0, deviations: [] } as never;
      },
    };
    await callProcedure(
      'waitList.read',
      {},
      {
        gateway: recording,
        token: 'held',
        requestId: '',
        traceparent: null,
        arrivedAt: 5,
        signal: undefined,
        persons: null,
        limits: null,
        audit: null,
        waitListAdmin: { mode: 'signed-in', emails: [] },
      },
    );
    expect(made).toEqual([
      ['authentication.userDetails', 5],
      ['waitList.read', 5],
    ]);
  });
});
