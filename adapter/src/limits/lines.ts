/** Waits until it is one's turn in the line of that name. What it gives ends the turn, and is called once. */
export type Lines = (name: string) => Promise<() => void>;

/** Lines of this process. Of each `atOnce` have a turn at a time, in the order of asking. */
export function createLines(atOnce: number): Lines {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async name => {
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>(begin => line.waiting.push(begin));
    return () => {
      // The place goes to the first who waits, so `running` stays as it is.
      const next = line.waiting.shift();
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(name);
    };
  };
}
