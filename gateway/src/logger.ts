export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Values a log line may carry: never a body, a header, an address or a foreign error's text (they hold health data). */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON line per event on `write`, from `level` up. */
export function createLogger(level: LogLevel, write: (line: string) => unknown): Logger {
  const at =
    (own: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(own) < logLevels.indexOf(level)) return;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level: own, proc: 'gateway', event, ...fields })}\n`,
      );
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** What may be logged of an error that we did not make: its class, its code, and where it happened. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 6);
  return { error: error.name, code, at: frames.map(line => line.trim()).join(' | ') };
}
