import type { RouterInputs, RouterOutputs } from '../app-router.ts';
import type { GatewayErrorKind, GatewayOutcome } from '../generated/error-kinds.ts';

/** A call as the fake got it. */
export interface FakeCall {
  /** The procedure, for example `hra.saveAnswers`. */
  readonly path: string;
  readonly input: unknown;
  /** The token that went along; null without one. */
  readonly token: string | null;
}

/** The members of an error besides its kind; what is left out has the adapter's usual value. */
export interface RejectionDetails {
  readonly message?: string | undefined;
  readonly outcome?: GatewayOutcome | undefined;
  /** The code of a refusal. */
  readonly gatewayCode?: string | undefined;
  /** Milliseconds to wait before trying again. */
  readonly retryAfterMs?: number | undefined;
  /** `authentication.login` only: the token of a refused login. */
  readonly token?: string | undefined;
}

/** A call that fails. Made by `rejected`. */
export class Rejection {
  readonly kind: GatewayErrorKind;
  readonly details: RejectionDetails;

  constructor(kind: GatewayErrorKind, details: RejectionDetails) {
    this.kind = kind;
    this.details = details;
  }
}

/** A call that fails with an error of that kind: `rejected('SESSION_EXPIRED')`, `rejected('REJECTED', { gatewayCode: '07' })`. */
export function rejected(kind: GatewayErrorKind, details: RejectionDetails = {}): Rejection {
  return new Rejection(kind, details);
}

/** A request that never arrives: what `fetch` does without a network. */
export class Unreachable {
  readonly reason = 'Failed to fetch';
}

/** A call whose request never arrives, nor the others that travel with it. */
export const offline = new Unreachable();

type Answer<Output> = Output | Rejection | Unreachable;
type AnswerFunction<Input, Output> = (
  input: Input,
  call: FakeCall,
) => Answer<Output> | Promise<Answer<Output>>;

/** The answer of a procedure: an output, an error, or a function that makes either from the input. */
export type FakeAnswer<Input, Output> = Answer<Output> | AnswerFunction<Input, Output>;

/** Answers by router and procedure: `{ hra: { getReportData: { … } } }`. A procedure that is left out answers with the contract's example. */
export type FakeAnswers = {
  readonly [Router in keyof RouterOutputs]?:
    | {
        readonly [Name in keyof RouterOutputs[Router]]?:
          | FakeAnswer<
              // Both are made of the same procedures, which the compiler does not see of an open name.
              Name extends keyof RouterInputs[Router] ? RouterInputs[Router][Name] : never,
              RouterOutputs[Router][Name]
            >
          | undefined;
      }
    | undefined;
};

/** The same answer, after a while: an output, an error, or a function that makes either. */
export function delayed<Input, Answered>(
  ms: number,
  answer: (input: Input, call: FakeCall) => Answered | Promise<Answered>,
): (input: Input, call: FakeCall) => Promise<Answered>;
export function delayed<Answered>(ms: number, answer: Answered): () => Promise<Answered>;
export function delayed(ms: number, answer: unknown) {
  return async (input: unknown, call: FakeCall) => {
    await new Promise(resolve => setTimeout(resolve, ms));
    return answerOf(answer, input, call);
  };
}

/** The answer to one call. */
export async function answerOf<Input, Output>(
  answer: FakeAnswer<Input, Output>,
  input: Input,
  call: FakeCall,
): Promise<Answer<Output>> {
  // An output is JSON, so a function is never one.
  return typeof answer === 'function'
    ? await (answer as AnswerFunction<Input, Output>)(input, call)
    : (answer as Answer<Output>);
}
