import { Agent } from 'undici';
import { soakRequests } from './soak-calls.ts';

export interface Callers {
  /** How often each kind came, `OK` among them. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Answers that are neither a result nor an error of a kind. */
  readonly crashes: readonly string[];
  /** Makes no more calls, and leaves those under way. */
  stop(): Promise<void>;
}

/** More than this never wait at once: a rate is bounded, not a queue filled. */
const maxAtOnce = 400;
/** The system leaves a process the memory of its busiest moment: that shall come before it is measured. */
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
  const underWay = new Set<Promise<void>>();
  const count = (kind: string) => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  let made = 0;
  let isOver = false;

  const make = async (n: number) => {
    const asked = soakRequests[n % soakRequests.length];
    if (!asked) return;
    try {
      const { body, headers, statusCode } = await (n % 5 === 0 ? fresh : kept).request({
        origin: url,
        path: asked.path,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `token-${n % 100}` },
        body: asked.body,
      });
      const text = await body.text();
      if (statusCode === 200 && headers['content-type'] === 'application/pdf') count('OK');
      else for (const kind of kindsIn(text)) count(kind);
    } catch (error) {
      if (!isOver) crashes.push(`${asked.path}: ${String(error)}`);
    }
  };

  const begin = () => {
    made += 1;
    // A call that cannot be made now is left out, not made up for.
    if (underWay.size >= maxAtOnce) return;
    const call = make(made).finally(() => underWay.delete(call));
    underWay.add(call);
  };
  let last = performance.now();
  let owed = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // What a pause of the machine has kept from being made is left out but for a tenth of a second: a burst would be another load.
    owed = Math.min(owed + ((now - last) / 1000) * rate, rate / 10);
    last = now;
    for (; owed >= 1; owed -= 1) begin();
  }, 20);
  const bursts = setInterval(() => {
    for (let n = 0; n < burst.calls; n += 1) begin();
  }, burst.everyMs);
  const noMore = setTimeout(() => clearInterval(bursts), burstsMs);

  return {
    kinds,
    crashes,
    async stop() {
      clearInterval(timer);
      clearInterval(bursts);
      clearTimeout(noMore);
      isOver = true;
      await Promise.all([kept.destroy(), fresh.destroy()]);
      await Promise.all(underWay);
    },
  };
}

/** Throws for whatever is not the adapter's. */
function kindsIn(text: string): string[] {
  return [JSON.parse(text)].flat().map(({ result, error }) => {
    if (result) return 'OK';
    const kind: unknown = error?.data?.gateway?.kind;
    if (typeof kind !== 'string') throw new Error(`no answer of the adapter: ${text.slice(0, 100)}`);
    return kind;
  });
}
