import type { RouterInputs, RouterOutputs } from '../app-router.ts';
import type { GatewayErrorKind, GatewayOutcome } from '../generated/error-kinds.ts';

/** A call that the fake received. */
export interface FakeCall {
  /** The procedure, for example `hra.saveAnswers`. */
  readonly path: string;
  readonly input: unknown;
  /** The token of the request; null without one. */
  readonly token: string | null;
}

/** The members of an error except its kind and request id. By default, `message` and `outcome` are what the adapter sends for the kind. */
export interface RejectionDetails {
  readonly message?: string | undefined;
  readonly outcome?: GatewayOutcome | undefined;
  /** The code of a refusal. Default for `REJECTED`: '99', the refusal code of the embedded gateway. */
  readonly gatewayCode?: string | undefined;
  /** Milliseconds to wait before a retry. Default for `RATE_LIMITED`: 1000. */
  readonly retryAfterMs?: number | undefined;
  /** `authentication.login` only: the token of a refused log-in, which the app stores (s.3). */
  readonly token?: string | undefined;
}

/** The answer of a call that fails with an error of the adapter. Create it with `rejected`. */
export class Rejection {
  readonly kind: GatewayErrorKind;
  readonly details: RejectionDetails;

  constructor(kind: GatewayErrorKind, details: RejectionDetails) {
    this.kind = kind;
    this.details = details;
  }
}

/** Makes a call fail with an error of this kind: `rejected('SESSION_EXPIRED')`, `rejected('REJECTED', { gatewayCode: '07' })`. */
export function rejected(kind: GatewayErrorKind, details: RejectionDetails = {}): Rejection {
  return new Rejection(kind, details);
}

/** The class of `offline`, by which the fake adapter recognizes it. */
export class Unreachable {
  /** The message of the error that the fake's `fetch` throws: Chromium's message for a request without a network. */
  readonly reason = 'Failed to fetch';
}

/** Makes the request of a call fail like `fetch` without a network. The other calls of its batch fail too. */
export const offline = new Unreachable();

type Answer<Output> = Output | Rejection | Unreachable;
type AnswerFunction<Input, Output> = (
  input: Input,
  call: FakeCall,
) => Answer<Output> | Promise<Answer<Output>>;

/** The answer of a procedure: an output, an error, or a function that returns one of them for the input. */
export type FakeAnswer<Input, Output> = Answer<Output> | AnswerFunction<Input, Output>;

/** Answers by router and procedure: `{ hra: { getReportData: { … } } }`. A missing procedure answers with the contract's example. */
export type FakeAnswers = {
  readonly [Router in keyof RouterOutputs]?:
    | {
        readonly [Name in keyof RouterOutputs[Router]]?:
          | FakeAnswer<
              // Inputs and outputs have the same procedures, which the compiler cannot infer for a generic name.
              Name extends keyof RouterInputs[Router] ? RouterInputs[Router][Name] : never,
              RouterOutputs[Router][Name]
            >
          | undefined;
      }
    | undefined;
};

/** Delays an answer that is a function. @param ms milliseconds */
export function delayed<Input, Result>(
  ms: number,
  answer: (input: Input, call: FakeCall) => Result | Promise<Result>,
): (input: Input, call: FakeCall) => Promise<Result>;
/** Delays an answer that is an output or an error. @param ms milliseconds */
export function delayed<Result>(ms: number, answer: Result): () => Promise<Result>;
export function delayed(ms: number, answer: unknown): (input: unknown, call: FakeCall) => Promise<unknown> {
  return async (input, call) => {
    await new Promise(resolve => setTimeout(resolve, ms));
    return resolveFakeAnswer(answer, input, call);
  };
}

/** Resolves an answer for one call: calls it if it is a function. */
export async function resolveFakeAnswer<Input, Output>(
  answer: FakeAnswer<Input, Output>,
  input: Input,
  call: FakeCall,
): Promise<Answer<Output>> {
  // An output is JSON, so a function is never an output.
  return typeof answer === 'function'
    ? await (answer as AnswerFunction<Input, Output>)(input, call)
    : (answer as Answer<Output>);
}
