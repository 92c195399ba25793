import type { CallId, CallRequest, CallResponse, calls } from '@choose-life/contracts/gateway/extensions';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AnswerBytes } from './answer-bytes.ts';

/** Who calls, and with which token. */
export interface Caller extends SessionUser {
  readonly token: string;
}

/** The caller of a call that needs a session by its row; nobody for the others. */
type CallerOf<Id extends CallId> = (typeof calls)[Id]['auth'] extends 'token' ? Caller : null;

/** A call that passed its row's schema and, where the row asks for it, the session check. */
export interface Call<Id extends CallId> {
  readonly request: CallRequest<Id>;
  readonly caller: CallerOf<Id>;
}

/** Answers the accepted form of a call; refuses by throwing a `Refusal`. */
export type Handler<Id extends CallId> = (
  call: Call<Id>,
  dependencies: Dependencies,
) => Promise<CallResponse<Id> | AnswerBytes>;

/** The handlers of one segment of the table, complete by type. */
export type HandlersOf<Segment extends string> = {
  [Id in Extract<CallId, `${Segment}.${string}`>]: Handler<Id>;
};
