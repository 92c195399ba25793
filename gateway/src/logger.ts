import { createJsonLogger, type JsonLogger, type LogLevel } from '@choose-life/service/json-logger';
import type { DestinationStream } from 'pino';

/**
 * Fields of a log line. Never a body, an e-mail address, a header other than the request id, or the message of a library's error: they may contain
 * health data.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The gateway's log: one method for each level, with an event and its fields. */
export type Logger = JsonLogger<LogFields>;

/** Creates a logger that writes one JSON line for each event of `level` or above. @param destination default: standard output */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return createJsonLogger({ level, base: { proc: 'gateway' }, messageKey: 'event' }, destination);
}

/** The parts of an error that may be logged: its class, its code, and where it was thrown. Not its message (see `LogFields`). */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => line.startsWith('    at '))
    // Enough to find the cause. Deeper frames are mostly those of the framework.
    .slice(0, 6);
  return { error: error.name, code, at: frames.map(line => line.trim()).join(' | ') };
}
