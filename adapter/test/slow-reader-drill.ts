import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A call with the headers of its caller. */
export interface DrillCall {
  readonly name: string;
  readonly input: object;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SlowReaderDrill {
  /** The address of an adapter. */
  readonly url: string;
  /** Calls with long answers. Their callers read next to nothing. */
  readonly slow: readonly DrillCall[];
  /** A call whose caller reads a little faster than the slowest that stays connected; null for none. */
  readonly patient: { readonly call: DrillCall; readonly bytesPerSecond: number } | null;
  /** Calls of others, made again and again meanwhile. */
  readonly others: readonly DrillCall[];
  /** By then slow callers must have been disconnected. */
  readonly forMs: number;
  /** How often slow and patient callers ask, a second apart, where the answer is 503. Default: once. */
  readonly tries?: number;
}

/** Lets callers read long answers slowly, and measures what others notice. */
export async function readSlowly({ forMs, others, patient, slow, tries = 1, url }: SlowReaderDrill) {
  const ask = async (call: DrillCall, pace: Pace) => {
    let end = await read(url, call, pace);
    for (let tried = 1; tried < tries && end.status === 503; tried += 1) {
      await delay(1_000);
      end = await read(url, call, pace);
    }
    return end;
  };
  const patientOne = patient && ask(patient.call, { ...patient, forMs: Number.POSITIVE_INFINITY });
  const slowOnes = slow.map(call => ask(call, { bytesPerSecond: 1_000, forMs }));
  const endsAt = performance.now() + forMs;
  let [slowestMs, failed, heldBytes, calls] = [0, 0, 0, 0];
  while (performance.now() < endsAt) {
    for (const call of others) {
      const { ms, status } = await read(url, call);
      slowestMs = Math.max(slowestMs, ms);
      calls += 1;
      if (status !== 200) failed += 1;
    }
    heldBytes = Math.max(heldBytes, process.memoryUsage().arrayBuffers);
    await delay(200);
  }
  const ends = await Promise.all(slowOnes);
  const answered = ends.filter(({ status }) => status === 200);
  return {
    answered: answered.length,
    refused: ends.length - answered.length,
    stillConnected: answered.filter(({ isWhole }) => isWhole).length,
    patientIsServed: patientOne === null || (await patientOne).isWhole,
    calls,
    failed,
    slowestMs: Math.round(slowestMs),
    heldMb: Math.round(heldBytes / 1e6),
  };
}

interface Pace {
  readonly bytesPerSecond: number;
  /** Then the caller reads what is left, to see whether the answer is still sent. */
  readonly forMs: number;
}

const stepMs = 50;

/** Makes a call on a connection of its own, and reads its answer at a pace. Default: as fast as it comes. */
async function read(url: string, { headers, input, name }: DrillCall, pace?: Pace) {
  const startedAt = performance.now();
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  const body = JSON.stringify(input);
  const all = { host: 'localhost', 'content-type': 'application/json', ...headers, connection: 'close' };
  const lines = Object.entries({ ...all, 'content-length': body.length }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  socket.write(`POST /trpc/${name} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  const closed = new Promise(resolve => socket.once('close', resolve));
  let head = '';
  let received = 0;
  const note = (chunk: Buffer | null) => {
    if (head.length < 4096) head += chunk?.toString('latin1') ?? '';
    received += chunk?.length ?? 0;
  };
  if (pace) {
    // Without a listener nothing would be buffered.
    socket.on('readable', () => {});
    while (!socket.closed && performance.now() - startedAt < pace.forMs) {
      const due = Math.ceil((pace.bytesPerSecond * (performance.now() - startedAt)) / 1000) - received;
      if (due > 0) note(socket.read(Math.min(due, socket.readableLength)));
      await delay(stepMs);
    }
    socket.removeAllListeners('readable');
  }
  socket.on('data', note);
  await closed;
  const headLength = head.indexOf('\r\n\r\n') + 4;
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  return {
    status: Number(head.slice(9, 12)),
    isWhole: received === headLength + length,
    ms: performance.now() - startedAt,
  };
}
