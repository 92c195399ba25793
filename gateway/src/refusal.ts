import { codes } from '@choose-life/contracts/domain/codes';

/** The gateway says no: answered in the body, with HTTP 200 (s.4, s.8), by `operations/routes.ts` and nothing else. */
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

/** There is more to do than may wait: answered as HTTP 503 in `app.ts`, for the caller to try again. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
