/** The calls under way, so that a stop can wait for them, also where the caller has left. */
export interface InFlight {
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when nothing is under way, or after `maxMs`. */
  settled(maxMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const underWay = new Set<Promise<unknown>>();
  let whenIdle: (() => void) | undefined;

  return {
    track(work) {
      const settle = () => {
        underWay.delete(work);
        if (underWay.size === 0) whenIdle?.();
      };
      underWay.add(work);
      work.then(settle, settle);
      return work;
    },
    settled(maxMs) {
      if (underWay.size === 0) return Promise.resolve();
      return new Promise(resolve => {
        const timer = setTimeout(resolve, maxMs);
        whenIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
