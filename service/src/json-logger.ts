import { type DestinationStream, pino } from 'pino';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface JsonLogger<Fields extends object> {
  /** Whether lines of a level are written at all: fields that take work are made only then. */
  writes(level: 'info' | 'warn' | 'error'): boolean;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** A line that somebody keeps: written at every level but `silent`, as one of `info`. */
  record(event: string, fields?: Fields): void;
}

interface Settings<Fields> {
  readonly level: LogLevel;
  /** Members of each line about its process. */
  readonly base: Readonly<Record<string, string>> | null;
  readonly messageKey: string;
  /** Keeps the fields that a line may carry, and drops all others. */
  readonly select?: (fields: Fields) => Fields;
}

let output: DestinationStream | undefined;

/** Lines are buffered for a moment, since a write is expensive. The rest is written when the process ends, unless it is killed. */
function standardOutput(): DestinationStream {
  if (output === undefined) {
    const lines = pino.destination({ sync: true, minLength: 3000, periodicFlush: 100 });
    process.once('exit', () => lines.flushSync());
    output = lines;
  }
  return output;
}

/** Writes one JSON line per event, from `level` up: to the standard output, or to `destination`. */
export function createJsonLogger<Fields extends object>(
  { level, base, messageKey, select = fields => fields }: Settings<Fields>,
  destination: DestinationStream = standardOutput(),
): JsonLogger<Fields> {
  const options = {
    level,
    base,
    messageKey,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = pino(options, destination);
  const records = level === 'silent' ? lines : lines.child({}, { level: 'info' });
  const at =
    (name: 'info' | 'warn' | 'error', to = lines) =>
    (event: string, fields?: Fields) =>
      to[name](fields ? select(fields) : {}, event);
  return {
    writes: name => lines.isLevelEnabled(name),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    record: at('info', records),
  };
}
