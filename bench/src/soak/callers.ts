import { Agent } from 'undici';
import { soakRequests } from './soak-calls.ts';

export interface Callers {
  /** Number of answers by kind, `OK` among them. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Answers that are neither a result nor an error of a kind. */
  readonly crashes: readonly string[];
  /** Makes no more calls and hangs up on those under way. */
  stop(): Promise<void>;
}

/** A call that would be one more is left out: a queue would be another load. */
const maxPending = 400;
/** A process keeps the memory of its busiest moment: bursts bring that moment before the measurement. */
const burst = { calls: 200, everyMs: 3_000 };

/**
 * Callers of the adapter: the calls in turn, at a bounded rate, on connections that are kept and on ones for one call.
 *
 * @param burstsMs for how long, at the start, many calls come together now and then.
 */
export function startCallers(url: string, rate: number, burstsMs: number): Callers {
  const kept = new Agent({ connections: 64 });
  const fresh = new Agent({ connections: 64, pipelining: 0 });
  const kinds = new Map<string, number>();
  const crashes: string[] = [];
  const pending = new Set<Promise<void>>();
  const count = (kind: string) => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  let made = 0;
  let isOver = false;

  const make = async (n: number) => {
    const request = soakRequests[n % soakRequests.length];
    if (!request) return;
    try {
      const { body, headers, statusCode } = await (n % 5 === 0 ? fresh : kept).request({
        origin: url,
        path: request.path,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `token-${n % 100}` },
        body: request.body,
      });
      const text = await body.text();
      if (statusCode === 200 && headers['content-type'] === 'application/pdf') count('OK');
      else for (const kind of kindsIn(text)) count(kind);
    } catch (error) {
      if (!isOver) crashes.push(`${request.path}: ${String(error)}`);
    }
  };

  const begin = () => {
    made += 1;
    if (pending.size >= maxPending) return;
    const call = make(made).finally(() => pending.delete(call));
    pending.add(call);
  };
  let last = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // After a pause of the machine, at most a tenth of a second is made up for: a burst would be another load.
    due = Math.min(due + ((now - last) / 1000) * rate, rate / 10);
    last = now;
    for (; due >= 1; due -= 1) begin();
  }, 20);
  const bursts = setInterval(() => {
    for (let n = 0; n < burst.calls; n += 1) begin();
  }, burst.everyMs);
  const endOfBursts = setTimeout(() => clearInterval(bursts), burstsMs);

  return {
    kinds,
    crashes,
    async stop() {
      clearInterval(timer);
      clearInterval(bursts);
      clearTimeout(endOfBursts);
      isOver = true;
      await Promise.all([kept.destroy(), fresh.destroy()]);
      await Promise.all(pending);
    },
  };
}

/** The kinds in an answer. @throws Error for an answer that is not the adapter's. */
function kindsIn(text: string): string[] {
  return [JSON.parse(text)].flat().map(({ result, error }) => {
    if (result) return 'OK';
    const kind: unknown = error?.data?.gateway?.kind;
    if (typeof kind !== 'string') throw new Error(`no answer of the adapter: ${text.slice(0, 100)}`);
    return kind;
  });
}
