/** A bounded number of calls at once, with a bounded queue and a bounded wait before them. */
export interface Slots {
  /** True with a slot to be released; false when the queue is full or the wait is over. */
  acquire(maxWaitMs: number): Promise<boolean>;
  release(): void;
}

export interface SlotLimits {
  readonly sockets: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Slots are given in the order of asking. */
export function createSlots(limits: SlotLimits): Slots {
  let free = limits.sockets;
  const waiting = new Set<(granted: boolean) => void>();

  return {
    acquire(maxWaitMs) {
      if (free > 0) {
        free--;
        return Promise.resolve(true);
      }
      if (waiting.size >= limits.queue) return Promise.resolve(false);
      return new Promise(resolve => {
        const settle = (granted: boolean) => {
          clearTimeout(timer);
          waiting.delete(settle);
          resolve(granted);
        };
        const timer = setTimeout(settle, Math.min(limits.queueMs, maxWaitMs), false);
        waiting.add(settle);
      });
    },
    release() {
      const [next] = waiting;
      if (next) next(true);
      else free++;
    },
  };
}
