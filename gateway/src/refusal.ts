import { codes } from '@choose-life/contracts/domain/codes';

/**
 * Thrown if a request is declined. `operations/routes.ts` answers HTTP 200 with the code in the body (s.4, s.8). Commands of operators print the
 * message (`operator-program.ts`).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(message: string, code: string = codes.refused) {
    super(message);
    this.code = code;
  }

  toAnswer(): { responseCode: string; responseMessage: string } {
    return { responseCode: this.code, responseMessage: this.message };
  }
}

/**
 * Thrown if a queue is full, or the gateway is stopping; base of `DatabaseUnavailable`. `error-replies.ts` answers HTTP 503 with a `Retry-After`
 * header.
 */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
