import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A call with the headers of its caller. */
export interface DrillCall {
  readonly name: string;
  readonly input: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** The callers of a drill, and how long it lasts. */
export interface SlowReaderDrill {
  /** The address of an adapter that runs in this process, whose memory the drill measures. */
  readonly url: string;
  /** Calls with long answers. Their callers read 1,000 bytes per second, which is too slow to stay connected. */
  readonly slow: readonly DrillCall[];
  /** A call whose caller reads slowly, but fast enough to stay connected. */
  readonly steadyReader: { readonly call: DrillCall; readonly bytesPerSecond: number };
  /** Calls of other callers, which are repeated during the drill and must not be affected. */
  readonly others: readonly DrillCall[];
  /** How long the drill lasts. Slow callers must be disconnected before its end. */
  readonly durationMs: number;
  /** The maximum number of attempts of the slow callers and the steady reader, a second apart, while the response is 503. Default: 1. */
  readonly maxAttempts?: number;
}

interface SlowReaderFigures {
  /** The number of slow callers whose answer began. */
  readonly answered: number;
  /** The number of the other slow callers, which got another status or no answer. */
  readonly refused: number;
  /** The number of slow callers who got a whole answer, although they read too slowly to stay connected. */
  readonly stillConnected: number;
  readonly isSteadyReaderServed: boolean;
  /** The number of calls of `others`. */
  readonly calls: number;
  /** The number of calls of `others` without HTTP 200. */
  readonly failed: number;
  /** The duration of the slowest call of `others`. */
  readonly slowestMs: number;
  /** The maximum memory of all array buffers of this process, in megabytes. */
  readonly maxBufferMb: number;
}

/** Lets callers read long answers slowly, and measures how other callers are affected. */
export async function readSlowly({
  durationMs,
  maxAttempts = 1,
  others,
  slow,
  steadyReader,
  url,
}: SlowReaderDrill): Promise<SlowReaderFigures> {
  const readWithRetries = async (call: DrillCall, pace: Pace) => {
    let result = await makeCall(url, call, pace);
    for (let attempt = 2; attempt <= maxAttempts && result.status === 503; attempt += 1) {
      await delay(1_000);
      result = await makeCall(url, call, pace);
    }
    return result;
  };
  const steadyRead = readWithRetries(steadyReader.call, {
    bytesPerSecond: steadyReader.bytesPerSecond,
    durationMs: Number.POSITIVE_INFINITY,
  });
  const slowReads = slow.map(call => readWithRetries(call, { bytesPerSecond: 1_000, durationMs }));
  const endsAt = performance.now() + durationMs;
  let slowestMs = 0;
  let failed = 0;
  let maxBufferBytes = 0;
  let calls = 0;
  while (performance.now() < endsAt) {
    for (const call of others) {
      const { ms, status } = await makeCall(url, call);
      slowestMs = Math.max(slowestMs, ms);
      calls += 1;
      if (status !== 200) failed += 1;
    }
    maxBufferBytes = Math.max(maxBufferBytes, process.memoryUsage().arrayBuffers);
    await delay(200);
  }
  const slowResults = await Promise.all(slowReads);
  const answered = slowResults.filter(({ status }) => status === 200);
  return {
    answered: answered.length,
    refused: slowResults.length - answered.length,
    stillConnected: answered.filter(({ isWhole }) => isWhole).length,
    isSteadyReaderServed: (await steadyRead).isWhole,
    calls,
    failed,
    slowestMs: Math.round(slowestMs),
    maxBufferMb: Math.round(maxBufferBytes / 1e6),
  };
}

interface Pace {
  readonly bytesPerSecond: number;
  /** How long the caller reads at this pace. Then the caller reads the rest at full speed, to see whether the server still sends it. */
  readonly durationMs: number;
}

/** The pause of a caller who is not behind its pace. */
const readIntervalMs = 50;

/** Makes a call on a new connection, and reads its answer at `pace`. Default: as fast as it arrives. */
async function makeCall(url: string, { headers, input, name }: DrillCall, pace?: Pace) {
  const startedAt = performance.now();
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  // The adapter resets the connections of slow callers. Without a listener the error would end this process.
  socket.on('error', () => {});
  const body = JSON.stringify(input);
  const allHeaders = {
    host: 'localhost',
    'content-type': 'application/json',
    ...headers,
    connection: 'close',
    'content-length': body.length,
  };
  const headerLines = Object.entries(allHeaders).map(([key, value]) => `${key}: ${value}`);
  socket.write(`POST /trpc/${name} HTTP/1.1\r\n${headerLines.join('\r\n')}\r\n\r\n${body}`);
  const closed = new Promise(resolve => socket.once('close', resolve));
  /** The first bytes of the response, which include all of its headers. */
  let head = '';
  let received = 0;
  const recordBytes = (chunk: Buffer | null) => {
    if (head.length < 4096) head += chunk?.toString('latin1') ?? '';
    received += chunk?.length ?? 0;
  };
  if (pace) {
    // Without a listener Node does not read from the socket.
    socket.on('readable', () => {});
    while (!socket.closed && performance.now() - startedAt < pace.durationMs) {
      const due = Math.ceil((pace.bytesPerSecond * (performance.now() - startedAt)) / 1000) - received;
      const chunk: Buffer | null = due > 0 ? socket.read(Math.min(due, socket.readableLength)) : null;
      recordBytes(chunk);
      // Node buffers at most 64 KiB of a socket. A caller who is still behind reads again as soon as possible.
      const isBehind = due > (chunk?.length ?? 0);
      await delay(isBehind ? 1 : readIntervalMs);
    }
    socket.removeAllListeners('readable');
  }
  socket.on('data', recordBytes);
  await closed;
  const headersLength = head.indexOf('\r\n\r\n') + 4;
  const bodyLength = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  return {
    // Three digits after `HTTP/1.1 `.
    status: Number(head.slice(9, 12)),
    isWhole: received === headersLength + bodyLength,
    ms: performance.now() - startedAt,
  };
}
