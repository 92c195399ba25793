import { type DestinationStream, pino } from 'pino';

/** The levels of LOG_LEVEL; `silent` writes nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number];

/** Writes log lines as JSON. */
export interface JsonLogger<Fields extends object> {
  /** Whether lines of a level are written. Check it before computing expensive fields. */
  writes(level: 'info' | 'warn' | 'error'): boolean;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** Writes a line with the level `info`, also if LOG_LEVEL is `warn` or `error`. For audit lines, which must not depend on the level. */
  record(event: string, fields?: Fields): void;
}

interface Settings<Fields> {
  readonly level: LogLevel;
  /** Fields of each line that describe its process. */
  readonly base: Readonly<Record<string, string>> | null;
  readonly messageKey: string;
  /** Drops the fields that a line may not have. */
  readonly select?: (fields: Fields) => Fields;
}

let output: DestinationStream | undefined;

/** Lines are buffered for up to 100 ms, since writes are expensive. The rest is written when the process exits, unless it is killed. */
function standardOutput(): DestinationStream {
  if (output === undefined) {
    const lines = pino.destination({ sync: true, minLength: 3000, periodicFlush: 100 });
    process.once('exit', () => lines.flushSync());
    output = lines;
  }
  return output;
}

/** A logger that writes one JSON line for each event of `level` or above, to the standard output or to `destination`. */
export function createJsonLogger<Fields extends object>(
  { level, base, messageKey, select = fields => fields }: Settings<Fields>,
  destination: DestinationStream = standardOutput(),
): JsonLogger<Fields> {
  const options = {
    level,
    base,
    messageKey,
    timestamp: createTimestamp(),
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

/** The time as ISO 8601, like pino's `isoTime`. Lines of the same millisecond share it: formatting it takes a third of the time of a line. */
function createTimestamp(): () => string {
  let formattedMs = Number.NaN;
  let member = '';
  return () => {
    const now = Date.now();
    if (now !== formattedMs) {
      formattedMs = now;
      member = `,"time":"${new Date(now).toISOString()}"`;
    }
    return member;
  };
}
