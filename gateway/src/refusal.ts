import { codes } from '@choose-life/contracts/domain/codes';

/**
 * The gateway read the request and says no: answered in the body, with HTTP 200 (s.4, s.8).
 * Thrown by the rules, turned into an answer in `operations/routes.ts` and nowhere else.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(message: string, code: string = codes.refused) {
    super(message);
    this.code = code;
  }

  /** The answer on the wire. */
  toAnswer(): { responseCode: string; responseMessage: string } {
    return { responseCode: this.code, responseMessage: this.message };
  }
}

/** There is more to do than may wait: answered as HTTP 503 in `app.ts`, for the caller to try again. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
