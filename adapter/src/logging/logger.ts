import { type DestinationStream, pino } from 'pino';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * All that a line may carry. Names and figures of ours: no body, query, header, address, token, text of the gateway or
 * message of a foreign error can be put here.
 */
export interface LogFields {
  readonly reqId?: string;
  /** Procedure or route pattern. */
  readonly proc?: string;
  readonly kind?: string;
  readonly http?: number;
  readonly ms?: number;
  readonly attempts?: number;
  readonly outcome?: string;
  readonly upstreamStatus?: number;
  readonly bytesIn?: number;
  readonly bytesOut?: number;
  readonly stage?: string;
  readonly store?: string;
  /** Keyed hash of an e-mail, new with each start of the process. */
  readonly user?: string;
  /** The same of the address that a call came from. */
  readonly caller?: string;
  /** What to do about it; of what was sent, at most the origin of a website that was refused. */
  readonly detail?: string;
}

export interface Logger {
  /** Whether lines of a level are written at all: fields that take work are made only then. */
  writes(level: 'info' | 'warn' | 'error'): boolean;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON line per event. Fields beyond the list are dropped, wherever they come from. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  const at =
    (name: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) =>
      lines[name](listed(fields), event);
  return {
    writes: each => lines.isLevelEnabled(each),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
}

function listed(fields: LogFields): LogFields {
  const {
    reqId,
    proc,
    kind,
    http,
    ms,
    attempts,
    outcome,
    upstreamStatus,
    bytesIn,
    bytesOut,
    stage,
    store,
    user,
    caller,
    detail,
  } = fields;
  return {
    reqId,
    proc,
    kind,
    http,
    ms: ms === undefined ? undefined : Math.round(ms * 10) / 10,
    attempts,
    outcome,
    upstreamStatus,
    bytesIn,
    bytesOut,
    stage,
    store,
    user,
    caller,
    detail,
  };
}
