import { createJsonLogger, type JsonLogger, type LogLevel } from '@choose-life/service/json-logger';
import type { DestinationStream } from 'pino';

/** Names and figures of ours: no body, query, header, address, token, text of the gateway or message of a foreign error. */
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
  /** Of an audit line: when the call ended, and whose it was and what it named, as keyed hashes that outlive a start. */
  readonly at?: string;
  readonly person?: string;
  readonly object?: string;
  /** The operator's next step. Of the request it holds at most the origin of a refused website. */
  readonly detail?: string;
}

export type Logger = JsonLogger<LogFields>;

/** One JSON line per event. Fields beyond the list are dropped, wherever they come from. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return createJsonLogger({ level, base: null, messageKey: 'msg', select: listed }, destination);
}

const fieldNames =
  'reqId proc kind http ms attempts outcome upstreamStatus bytesIn bytesOut stage store user caller at person object detail'.split(
    ' ',
  );

/** The fields of the list in its order, with times in tenths of a millisecond. */
function listed(fields: LogFields): LogFields {
  const kept: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value: unknown = Reflect.get(fields, name);
    if (value !== undefined) kept[name] = name === 'ms' ? Math.round(Number(value) * 10) / 10 : value;
  }
  return kept;
}
