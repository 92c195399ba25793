import { createJsonLogger, type JsonLogger, type LogLevel } from '@choose-life/service/json-logger';
import type { DestinationStream } from 'pino';

/** Values a log line may carry: never a body, a header, an address or a foreign error's text (they hold health data). */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export type Logger = JsonLogger<LogFields>;

/** One JSON line per event, from `level` up. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return createJsonLogger({ level, base: { proc: 'gateway' }, messageKey: 'event' }, destination);
}

/** The parts of a foreign error that may be logged: its class, its code, and where it happened. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 6);
  return { error: error.name, code, at: frames.map(line => line.trim()).join(' | ') };
}
