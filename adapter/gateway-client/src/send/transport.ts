import { buildConnector, type Dispatcher, Pool } from 'undici';
import type { Result, Trouble } from '../fault.ts';
import type { RawAnswer } from '../read/read-answer.ts';
import { checkedLookup } from './address-policy.ts';
import type { Figures } from './figures.ts';
import type { GatewayAddress } from './gateway-url.ts';
import { type TryState, transportTrouble } from './transport-trouble.ts';

/** One try of one call. */
export interface TryRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** Writes get a socket of their own: on a reused one the gateway may be closing it at the same moment. */
  readonly effect: 'read' | 'write';
  readonly headersMs: number;
  /** What is left of the whole call. */
  readonly totalMs: number;
  readonly mostBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Carries single tries to one origin and stage. It follows no redirect, decodes nothing and repeats nothing. */
export interface Transport {
  send(request: TryRequest): Promise<Result<RawAnswer, Trouble>>;
  close(): Promise<void>;
}

export interface TransportOptions {
  readonly address: GatewayAddress;
  readonly figures: Figures;
  readonly freshSocketForWrites: boolean;
}

export function createTransport({ address, figures, freshSocketForWrites }: TransportOptions): Transport {
  // An error of the connector means that nothing was sent, whatever its code is.
  const connectErrors = new WeakSet<object>();
  const connectTo = buildConnector({
    timeout: figures.connectMs,
    lookup: checkedLookup(address.policy),
    allowH2: false,
  });
  const connect: buildConnector.connector = (options, callback) =>
    connectTo(options, (error, socket) => {
      if (error) {
        connectErrors.add(error);
        callback(error, null);
      } else callback(null, socket);
    });
  const options: Pool.Options = {
    connect,
    connections: figures.slots.sockets,
    keepAliveTimeout: figures.keepAliveMs,
    keepAliveMaxTimeout: figures.keepAliveMs,
    bodyTimeout: figures.bodyIdleMs,
    allowH2: false,
  };
  const reads = new Pool(address.origin, { ...options, pipelining: 1 });
  const writes = freshSocketForWrites ? new Pool(address.origin, { ...options, pipelining: 0 }) : reads;

  return {
    async send(request) {
      const pool = request.effect === 'write' ? writes : reads;
      const trial = startTry(request);
      try {
        const answer = await pool.request({
          method: request.method,
          path: request.path,
          headers: request.headers,
          body: request.body,
          signal: trial.signal,
          // Our own timers are exact; undici's steps of half a second are not.
          headersTimeout: 0,
        });
        trial.gotHeaders();
        const bytes = await readBytes(answer, request.mostBytes, () => trial.end('size-cap'));
        return {
          ok: true,
          value: { status: answer.statusCode, headers: singleHeaders(answer.headers), bytes },
        };
      } catch (error) {
        const connecting = typeof error === 'object' && error !== null && connectErrors.has(error);
        return { ok: false, fault: transportTrouble(error, { connecting, endedBy: trial.endedBy() }) };
      } finally {
        trial.done();
      }
    },
    async close() {
      await Promise.all([reads.close(), ...(writes === reads ? [] : [writes.close()])]);
    },
  };
}

/** The deadlines of one try, each of which ends it and says so. */
function startTry({ headersMs, totalMs, signal }: TryRequest) {
  const controller = new AbortController();
  let endedBy: TryState['endedBy'] = null;
  const end = (by: NonNullable<TryState['endedBy']>) => {
    endedBy ??= by;
    controller.abort();
  };
  const headersTimer = setTimeout(end, headersMs, 'headers-deadline');
  const totalTimer = setTimeout(end, totalMs, 'total-deadline');
  const left = () => end('caller');
  if (signal?.aborted) left();
  signal?.addEventListener('abort', left, { once: true });
  return {
    signal: controller.signal,
    end,
    endedBy: () => endedBy,
    gotHeaders: () => clearTimeout(headersTimer),
    done() {
      clearTimeout(headersTimer);
      clearTimeout(totalTimer);
      signal?.removeEventListener('abort', left);
    },
  };
}

async function readBytes(
  { body, headers }: Dispatcher.ResponseData,
  mostBytes: number,
  tooMuch: () => void,
): Promise<Uint8Array> {
  if (Number(headers['content-length']) > mostBytes) tooMuch();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    // undici's bodies are byte streams; the stream type does not say so.
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > mostBytes) tooMuch();
    chunks.push(bytes);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

/** A header that came several times is one list. */
function singleHeaders(headers: Dispatcher.ResponseData['headers']): RawAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}
