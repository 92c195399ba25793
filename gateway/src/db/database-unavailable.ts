import { Busy } from '../busy.ts';

const retryAfterSeconds = 2;

/**
 * The database is away, silent, held by another process, or has no connection to spare: answered as HTTP 503. What was asked
 * for may have been done all the same, as with every answer from 500 up: the answer to a commit may be what was lost.
 */
export class DatabaseUnavailable extends Busy {
  /** The database's own code, or Node's: fit for logs. */
  readonly code: string;

  constructor(code: string) {
    super('The database is not available.', retryAfterSeconds);
    this.code = code;
  }
}
