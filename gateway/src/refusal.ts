import { codes } from '@choose-life/contracts/domain/codes';

/** Thrown by a handler that declines the request. Only `operations/routes.ts` catches it, and answers HTTP 200 with the code in the body (s.4, s.8). */
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

/** Thrown if a queue is full. `error-replies.ts` answers HTTP 503 with a `Retry-After` header. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
