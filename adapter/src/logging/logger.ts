import { createJsonLogger, type JsonLogger, type LogLevel } from '@choose-life/service/json-logger';
import type { DestinationStream } from 'pino';

/** The fields of log lines. They must not contain a body, query, header, address, token, text of the gateway or message of an unknown error. */
export interface LogFields {
  readonly reqId?: string;
  /** Procedure, route pattern, or group of calls that one stage serves. */
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
  /** Where rate limits are counted now: `valkey` or `memory`. */
  readonly store?: string;
  /** Hash of an e-mail. Its key changes at each start. */
  readonly user?: string;
  /** Hash of the network of the caller. Its key changes at each start. */
  readonly caller?: string;
  /** Audit lines: when the call ended. */
  readonly at?: string;
  /** Audit lines: hash of the person. Its key stays the same. */
  readonly person?: string;
  /** Audit lines: hash of the report, assessment or wait-list entry. Its key stays the same. */
  readonly object?: string;
  /** The cause, or what the operator can do. The origin of a refused website is the only part of a request that it may contain. */
  readonly detail?: string;
}

/** The logger of this process. */
export type Logger = JsonLogger<LogFields>;

/** Creates a logger that writes one line of JSON per event. It drops fields that are not in `LogFields`. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return createJsonLogger({ level, base: null, messageKey: 'msg', select: pickLogFields }, destination);
}

const isLogField: Readonly<Record<keyof LogFields, true>> = {
  reqId: true,
  proc: true,
  kind: true,
  http: true,
  ms: true,
  attempts: true,
  outcome: true,
  upstreamStatus: true,
  bytesIn: true,
  bytesOut: true,
  stage: true,
  store: true,
  user: true,
  caller: true,
  at: true,
  person: true,
  object: true,
  detail: true,
};

/** The known fields, with `ms` rounded to tenths. */
function pickLogFields(fields: LogFields): LogFields {
  const picked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(isLogField, name))
      picked[name] = name === 'ms' ? Math.round(Number(value) * 10) / 10 : value;
  }
  return picked;
}
