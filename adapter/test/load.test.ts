import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { callExamples, examples } from '@choose-life/contracts/gateway/examples';
import { calls } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { startClientInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer } from './misbehaving-gateway.ts';

const done = jsonAnswer(200, { responseCode: '00' });
const { request } = examples['user.update'];
const fourSlots = { sockets: 4, queue: 4, queueMs: 100 };
/** Few slots for every class of calls, so that a test fills them with few calls. */
const fewSlots = {
  passwords: fourSlots,
  pdfs: fourSlots,
  exports: fourSlots,
  appraisals: fourSlots,
  long: fourSlots,
  other: fourSlots,
};

describe('gateway client under load', () => {
  it('fails with OVERLOADED if the queue is full or the wait in it is too long', async () => {
    const { client, gateway } = await startClientInFrontOf(() => {}, {
      settings: { slots: fewSlots, totalMs: 2_000 },
    });
    const results = await Promise.all(Array.from({ length: 12 }, () => client.call('user.update', request)));
    const kinds = results.map(result => (result.ok ? 'OK' : result.fault.kind));
    // Of 12 calls, 4 are sent, 4 wait too long in the queue, and 4 find the queue full.
    expect(kinds.filter(kind => kind === 'OVERLOADED')).toHaveLength(8);
    expect(results.at(-1)).toMatchObject({ fault: { outcome: 'not-sent', retryAfterMs: 1000 } });
    expect(gateway.requests).toHaveLength(4);
  });

  it('reuses connections for writes in quick succession', async () => {
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(done));
    for (let n = 0; n < 5; n++) expect(await client.call('user.update', request)).toMatchObject({ ok: true });
    // One of these connections was opened in advance for the next write.
    expect(gateway.connections()).toBeLessThan(5);
  });

  it('sends a write after a pause on a connection that was opened in advance', async () => {
    const usedSockets: Socket[] = [];
    const { client, gateway } = await startClientInFrontOf(
      socket => {
        usedSockets.push(socket);
        socket.write(done);
      },
      { settings: { writeKeepAliveMs: 50 } },
    );
    await client.call('user.update', request);
    await expect.poll(() => gateway.connections()).toBe(2);
    // Longer than `writeKeepAliveMs`, so that the used connection is closed.
    await delay(200);
    const countBefore = gateway.connections();
    await client.call('user.update', request);
    expect(usedSockets[1]).not.toBe(usedSockets[0]);
    // The second connection was open before the second call. The third is opened in advance for the next call.
    expect(countBefore).toBe(2);
    await expect.poll(() => gateway.connections()).toBe(3);
  });

  it('opens no further connection in advance while there are no calls', async () => {
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(done), {
      settings: { spareMs: 50 },
    });
    await client.call('user.update', request);
    // Longer than `spareMs`, after which the connection that was opened in advance is closed.
    await delay(300);
    expect(gateway.connections()).toBe(2);
  });

  it('makes no more retries than the budget allows', async () => {
    const settings = {
      retryBudget: { share: 0.1, minCount: 3, windowMs: 60_000 },
      // A share above 1 never opens the circuit.
      breaker: { share: 1.1, minCount: 1, windowMs: 1000, openMs: 1 },
    };
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(jsonAnswer(500, {})), {
      settings,
    });
    for (let n = 0; n < 10; n++) await client.call('authentication.userDetails', {});
    // 10 calls and 3 retries.
    expect(gateway.requests).toHaveLength(13);
  });

  it('returns the fault of the attempt that was sent if the circuit opens before the retry', async () => {
    const breaker = { share: 0.5, minCount: 1, windowMs: 1000, openMs: 60_000 };
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(jsonAnswer(500, {})), {
      settings: { breaker },
    });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
      fault: { kind: 'UPSTREAM_ERROR', outcome: 'unknown' },
    });
    expect(await client.call('authentication.userDetails', {})).toMatchObject({
      fault: { kind: 'CIRCUIT_OPEN', outcome: 'not-sent' },
    });
    expect(gateway.requests).toHaveLength(1);
  });

  const library = jsonAnswer(200, {
    responseCode: '00',
    contentLibrary: { data: [{ contentId: 1, contentBody: 'x'.repeat(1_000_000) }] },
  });
  const libraryRequest = examples['content.readContentLibrary'].request;
  /** Enough memory for one of these answers of 1 MB, but not for two. */
  const answerMemory = {
    bytes: 1_500_000,
    callerShare: 1,
    maxWaitingPerCaller: 16,
    shortBytes: 1000,
    waitMs: 100,
  };

  it('fails only long answers with OVERLOADED if no memory for them is free in time', async () => {
    // The rest of a long answer never arrives, so the first long answer occupies all of the memory. If a short answer needed memory, it
    // would fail too.
    const fullMemory = { ...answerMemory, bytes: 1_000_000 };
    const { client, gateway } = await startClientInFrontOf(
      (socket, sent) => socket.write(sent.includes('/content/') ? library.subarray(0, 900_000) : done),
      { settings: { answerMemory: fullMemory, totalMs: 30_000, bodyIdleMs: 30_000 } },
    );
    void client.call('content.readContentLibrary', libraryRequest);
    await expect.poll(() => gateway.requests).toHaveLength(1);
    // Unknown, because the call was sent, and only its answer found no free memory.
    expect(await client.call('content.readContentLibrary', libraryRequest)).toMatchObject({
      fault: { kind: 'OVERLOADED', outcome: 'unknown', retryAfterMs: 1000, repeat: 'no' },
    });
    expect(await client.call('user.update', request)).toMatchObject({ ok: true });
  });

  // A call of each class except `other`. 600 calls are more than the slots and the queue of their class, except for log-ins: 64 run, and 600 may
  // wait.
  it.each([
    'authentication.login',
    'hra.getReportPdf',
    'user.exportData',
    'hra.whatIf',
    'content.readContentLibrary',
  ] as const)('refuses no other call while 600 calls of %s are waiting', async id => {
    const unanswered: Socket[] = [];
    const { client, gateway } = await startClientInFrontOf(
      (socket, sent) => {
        if (sent.includes(calls[id].path)) unanswered.push(socket);
        else socket.write(done);
      },
      { settings: { totalMs: 30_000 } },
    );
    const many = Array.from({ length: 600 }, () => client.call(id, callExamples[id].request));
    await expect.poll(() => unanswered.length).toBeGreaterThan(0);
    const others = Array.from({ length: 60 }, () => client.call('user.update', request));
    for (const result of await Promise.all(others)) expect(result).toMatchObject({ ok: true });
    await gateway.stop();
    await Promise.all(many);
  });

  it('sends the log-in of another network next, even if many log-ins of one network wait for a slot', async () => {
    const unanswered: Socket[] = [];
    let isAnswering = false;
    const good = jsonAnswer(200, callExamples['authentication.login'].response);
    const passwords = { sockets: 3, queue: 600, queueMs: 60_000 };
    const { client, gateway } = await startClientInFrontOf(
      socket => (isAnswering ? socket.write(good) : unanswered.push(socket)),
      { settings: { slots: { ...fewSlots, passwords }, totalMs: 60_000 } },
    );
    const login = (userEmail: string, network: string) =>
      client.call('authentication.login', { userEmail, userPassword: 'p' }, { network });
    const many = Array.from({ length: 48 }, (_, n) => login(`person-${n}@b.co`, 'office'));
    await expect.poll(() => gateway.requests).toHaveLength(3);
    const other = login('ada@b.co', 'home');
    unanswered.shift()?.write(good);
    await expect.poll(() => gateway.requests).toHaveLength(4);
    expect(gateway.requests[3]).toContain('ada@b.co');
    isAnswering = true;
    for (const socket of unanswered) socket.write(good);
    for (const result of await Promise.all([...many, other])) expect(result).toMatchObject({ ok: true });
  });

  it.each(['authentication.login', 'hra.getReportPdf', 'user.exportData'] as const)(
    'still sends other calls if the gateway answers %s with 503',
    async id => {
      const { client } = await startClientInFrontOf((socket, sent) => {
        socket.write(sent.includes(calls[id].path) ? jsonAnswer(503, {}) : done);
      });
      for (let n = 0; n < 30; n++) {
        expect(await client.call(id, callExamples[id].request)).toMatchObject({
          fault: { upstreamStatus: 503 },
        });
      }
      expect(await client.call('user.update', request)).toMatchObject({ ok: true });
    },
  );

  it('reads all long answers of simultaneous calls, although most of them wait for memory', async () => {
    const { client } = await startClientInFrontOf(socket => socket.write(library), {
      settings: { answerMemory: { ...answerMemory, waitMs: 30_000 }, totalMs: 30_000 },
    });
    const all = Array.from({ length: 12 }, () => client.call('content.readContentLibrary', libraryRequest));
    for (const result of await Promise.all(all)) expect(result).toMatchObject({ ok: true });
  });

  it('frees the memory of a long answer only when the answer has been sent to the caller', async () => {
    const { client } = await startClientInFrontOf(socket => socket.write(library), {
      settings: { answerMemory },
    });
    /** The callbacks of the client, which the adapter calls when it has sent an answer to the caller. */
    const freeMemory: (() => void)[] = [];
    const read = () =>
      client.call('content.readContentLibrary', libraryRequest, {
        onMemoryReserved: callback => void freeMemory.push(callback),
      });
    expect(await read()).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ fault: { kind: 'OVERLOADED', outcome: 'unknown' } });
    freeMemory[0]?.();
    expect(await read()).toMatchObject({ ok: true });
  });

  it('removes a waiting call from the queue when its caller disconnects', async () => {
    const oneSlot = { sockets: 1, queue: 1, queueMs: 30_000 };
    const refusal = jsonAnswer(200, { responseCode: '99' });
    const unanswered: Socket[] = [];
    const { client } = await startClientInFrontOf(socket => unanswered.push(socket), {
      settings: { slots: { ...fewSlots, other: oneSlot } },
    });
    const details = (signal?: AbortSignal) =>
      client.call('authentication.userDetails', {}, signal ? { signal } : {});
    const running = details();
    await expect.poll(() => unanswered.length).toBe(1);
    const disconnect = new AbortController();
    const waiting = details(disconnect.signal);
    disconnect.abort();
    expect(await waiting).toMatchObject({ fault: { kind: 'CANCELLED', outcome: 'not-sent' } });
    // The queue has one place. This call gets the place, because the cancelled call has left the queue.
    const next = details();
    unanswered[0]?.write(refusal);
    await running;
    await expect.poll(() => unanswered.length).toBe(2);
    unanswered[1]?.write(refusal);
    expect(await next).toMatchObject({ fault: { kind: 'REJECTED' } });
  });

  // The gateway may still be creating the first export (`retries.ts`).
  it('does not retry a failed export, although it is a read', async () => {
    const { client, gateway } = await startClientInFrontOf((socket, _sent, n) => {
      if (n === 0) socket.write(jsonAnswer(503, {}, { 'retry-after': 5 }));
      else socket.destroy();
    });
    expect(await client.call('user.exportData', {})).toMatchObject({ fault: { retryAfterMs: 5_000 } });
    expect(await client.call('user.exportData', {})).toMatchObject({ fault: { kind: 'UPSTREAM_ERROR' } });
    expect(gateway.requests).toHaveLength(2);
  });

  it('sends nothing for a caller who has already disconnected', async () => {
    const { client, gateway } = await startClientInFrontOf(socket => socket.write(done));
    const signal = AbortSignal.abort();
    expect(await client.call('user.update', request, { signal })).toMatchObject({
      fault: { kind: 'CANCELLED', outcome: 'not-sent' },
    });
    expect(gateway.requests).toHaveLength(0);
  });
});

// A circuit opens when half of at least 20 calls have failed (`breaker` of the default settings).
describe('calls that time out', () => {
  /** Starts a gateway that answers one call with 504 and accepts all other calls, and a client for it. */
  const startWithTimeoutsOf = async (id: keyof typeof callExamples) => {
    const { client } = await startClientInFrontOf((socket, sent) => {
      socket.write(sent.includes(`${calls[id].path} `) ? jsonAnswer(504, {}) : done);
    });
    return {
      callAs: (caller: string) =>
        // The request is the example of this call. For a union of ids, TypeScript would require a request of every call.
        client.call(id, callExamples[id].request as never, { caller: async () => caller }),
      update: () => client.call('user.update', request),
    };
  };
  const circuitOpen = { fault: { kind: 'CIRCUIT_OPEN' } };

  it.each([
    'user.exportData',
    'hra.getReportPdf',
    'hra.getReportLetter',
    'hra.appraiseRisks',
    'hra.whatIf',
  ] as const)('count once for each caller in the circuit breaker if they are expensive: %s', async id => {
    const { callAs, update } = await startWithTimeoutsOf(id);
    for (let n = 0; n < 30; n++) await callAs('mallory');
    expect(await update()).toMatchObject({ ok: true });
    for (let n = 0; n < 30; n++) await callAs(`person ${n}`);
    expect(await update()).toMatchObject(circuitOpen);
  });

  it('of one caller open the circuit for everybody if the call is not expensive', async () => {
    const { callAs, update } = await startWithTimeoutsOf('hra.saveAnswers');
    for (let n = 0; n < 20; n++) await callAs('mallory');
    expect(await update()).toMatchObject(circuitOpen);
  });
});
