import { type DestinationStream, pino } from 'pino';

/** The levels of LOG_LEVEL. `silent` writes nothing. No line has the level debug, so `debug` writes the same lines as `info`. */
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
  /** Writes an audit line. It has the level `info`, and is written even if LOG_LEVEL is `warn` or `error`. */
  record(event: string, fields?: Fields): void;
}

interface Settings<Fields> {
  readonly level: LogLevel;
  /** Fields of each line that describe its process; null for none. */
  readonly base: Readonly<Record<string, string>> | null;
  /** The name of the field that contains the event. */
  readonly messageKey: string;
  /** Removes fields that must not be logged. */
  readonly select?: (fields: Fields) => Fields;
}

/** Number of characters that are buffered before they are written: about ten lines. */
const bufferedCharacters = 3_000;

/** The longest time in milliseconds that a line stays in the buffer, too short for a reader of the log to notice. */
const maxBufferMs = 100;

let standardOutput: DestinationStream | undefined;

/**
 * Returns the standard output, which all loggers of the process share. Lines are buffered, since writes are expensive. The remaining lines are
 * written when the process exits. They are lost if it is killed.
 */
function openStandardOutput(): DestinationStream {
  if (standardOutput === undefined) {
    // `sync`, because the last lines are written in an exit handler, which cannot wait for an asynchronous write.
    const output = pino.destination({
      sync: true,
      minLength: bufferedCharacters,
      periodicFlush: maxBufferMs,
    });
    process.once('exit', () => output.flushSync());
    standardOutput = output;
  }
  return standardOutput;
}

/** A logger that writes one JSON line for each event of `level` or above, to the standard output or to `destination`. */
export function createJsonLogger<Fields extends object>(
  { level, base, messageKey, select = fields => fields }: Settings<Fields>,
  destination: DestinationStream = openStandardOutput(),
): JsonLogger<Fields> {
  const options = {
    level,
    base,
    messageKey,
    timestamp: createTimestamp(),
    // pino writes the level as a number by default.
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = pino(options, destination);
  const recordLogger = level === 'silent' ? logger : logger.child({}, { level: 'info' });
  const writerOf =
    (name: 'info' | 'warn' | 'error', target = logger) =>
    (event: string, fields?: Fields) =>
      target[name](fields ? select(fields) : {}, event);
  return {
    writes: name => logger.isLevelEnabled(name),
    info: writerOf('info'),
    warn: writerOf('warn'),
    error: writerOf('error'),
    record: writerOf('info', recordLogger),
  };
}

/**
 * Returns the field with the time as ISO 8601, like pino's `isoTime`. Lines of the same millisecond share one text, because formatting the
 * time takes a third of the time that a line needs.
 */
function createTimestamp(): () => string {
  let formattedMs = Number.NaN;
  let timeField = '';
  return () => {
    const now = Date.now();
    if (now !== formattedMs) {
      formattedMs = now;
      timeField = `,"time":"${new Date(now).toISOString()}"`;
    }
    return timeField;
  };
}
