import { examples } from '@choose-life/contracts/gateway/examples';
import type { CallOptions, GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { defaultSettings, systemClock } from '@choose-life/gateway-client/send/client-settings';
import { describe, expect, it } from 'vitest';
import { contextWith, readExample } from '../docs/example-answers.ts';
import { callProcedure } from '../src/routers/app-router.ts';
import { startClientInFrontOf } from './gateway-and-adapter.ts';
import { type GatewayBehaviour, jsonAnswer } from './misbehaving-gateway.ts';

const { request } = examples['user.update'];
/** Longer than the deadline of any call (35 s). */
const longerThanDeadlineMs = 40_000;

const done = jsonAnswer(200, { responseCode: '00' });

describe('the deadline of a request', () => {
  it('prevents a call from being sent after it has passed', async () => {
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(done));
    const result = await client.call('user.update', request, {
      arrivedAt: performance.now() - longerThanDeadlineMs,
    });
    expect(result).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
    expect(gateway.requests).toHaveLength(0);
  });

  it('prevents a call from being sent if it passes while the call waits for a slot', async () => {
    let answerFirst = () => {};
    /** Added to the time, so that the test does not wait for the deadline. */
    let advancedMs = 0;
    const clock = { ...systemClock, now: () => performance.now() + advancedMs };
    // One slot for the class of `user.update`, so that the second call waits. It may wait longer than its deadline, so only the deadline
    // can end the call.
    const slots = { ...defaultSettings.slots, other: { sockets: 1, queue: 4, queueMs: 60_000 } };
    const delayAnswer: GatewayBehaviour = socket => {
      answerFirst = () => socket.write(done);
    };
    const { client, gateway } = await startClientInFrontOf(delayAnswer, { clock, settings: { slots } });
    const first = client.call('user.update', request);
    const second = client.call('user.update', request);
    await expect.poll(() => gateway.requests).toHaveLength(1);
    // The first call is sent already. A real timer limits it from then on, which `advancedMs` does not affect.
    advancedMs = longerThanDeadlineMs;
    answerFirst();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
    expect(gateway.requests).toHaveLength(1);
  });

  it('limits how long a call waits for the detection of its stage', async () => {
    const waits: number[] = [];
    const { client } = await startClientInFrontOf(() => {}, {
      stageOf: () => new Promise(() => {}),
      clock: { ...systemClock, now: () => 0, sleep: async ms => void waits.push(ms) },
      settings: { totalMs: 500 },
    });
    const result = await client.call('user.update', request);
    expect(result).toMatchObject({ fault: { kind: 'TIMEOUT', outcome: 'not-sent' } });
    expect(waits).toEqual([500]);
  });

  it('counts from the arrival of the request for every call that the request causes', async () => {
    /** Any time: the test compares only whether each call gets it. */
    const arrivedAt = 5;
    const calls: [string, CallOptions['arrivedAt']][] = [];
    const recordingClient: GatewayClient = {
      async call(id, _request, options) {
        calls.push([id, options?.arrivedAt]);
        return readExample(id);
      },
    };
    await callProcedure(
      'waitList.read',
      {},
      {
        ...contextWith(recordingClient),
        token: 'any',
        arrivedAt,
        waitListAdmin: { mode: 'signed-in', emails: [] },
      },
    );
    // In the mode `signed-in` only people with a session may read the wait-list, so the adapter first requests the person from the gateway.
    expect(calls).toEqual([
      ['authentication.userDetails', arrivedAt],
      ['waitList.read', arrivedAt],
    ]);
  });
});
