import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import {
  type ErrorKind,
  errorKinds,
  type FaultOutcome,
  faultOutcomes,
} from '@choose-life/contracts/gateway/error-kinds';
import { type CallId, callExamples, calls } from '@choose-life/contracts/gateway/extensions';
import { type ProcedureReference, reference } from '@choose-life/contracts/gateway/reference';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';

/** A procedure as the playground knows it. */
interface DocumentedProcedure
  extends Pick<ProcedureReference, 'id' | 'summary' | 'type' | 'token' | 'success'> {
  readonly media: 'json' | 'pdf';
  /** JSON Schema of the input. */
  readonly input: object;
  /** An input to begin with. */
  readonly example: unknown;
}

/** `/docs/procedures.json`: the procedures, and what to make of a failed call. */
export interface DocumentedProcedures {
  readonly procedures: readonly DocumentedProcedure[];
  readonly errors: Readonly<Record<ErrorKind, { readonly meaning: string; readonly remedy: string }>>;
  readonly outcomes: Readonly<Record<FaultOutcome, string>>;
}

/** Everything the playground needs, out of the table. */
export function documentedProcedures(): DocumentedProcedures {
  return {
    procedures: reference.map(({ id, summary, type, token, success, input }) => ({
      id,
      summary,
      type,
      token,
      media: calls[id].media,
      success,
      input: z.toJSONSchema(input === 'answer-groups' ? assessmentInput : calls[id].request, {
        io: 'input',
      }),
      example: exampleInputOf(id),
    })),
    // The rows of a closed list are complete over its kinds; fromEntries forgets them.
    errors: Object.fromEntries(
      errorKinds.map(({ kind, meaning }) => [kind, { meaning, remedy: remedies[kind] }]),
    ) as DocumentedProcedures['errors'],
    outcomes: faultOutcomes,
  };
}

/** An example of what a procedure takes: the call's own, or answer groups where the procedure takes those. */
export function exampleInputOf(id: CallId): unknown {
  if (id !== 'hra.saveAnswers' && id !== 'hra.appraiseRisks') return callExamples[id].request;
  const { groups, meta } = decodeFlatMap(callExamples[id].request);
  const answered = Object.entries(groups).map(([name, answers]) => [
    name,
    Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)),
  ]);
  return { answers: Object.fromEntries(answered), assessment: meta };
}

/** What a caller does about each kind of error. */
export const remedies: Readonly<Record<ErrorKind, string>> = {
  SESSION_EXPIRED: 'Forget the token and ask the person to log in again. Keep what they typed.',
  REJECTED: 'Show the message. The person can change what they entered and try again.',
  RATE_LIMITED: 'Wait for retryAfterMs, then let the person try again. Do not repeat by yourself.',
  UNREACHABLE: 'Nothing was sent: try again in a moment.',
  TIMEOUT: 'A read can be tried again. After a write, look whether it was made before you send it again.',
  UPSTREAM_ERROR:
    'A read can be tried again. After a write, look whether it was made before you send it again.',
  BAD_RESPONSE:
    'Trying again seldom helps: the gateway has left the contract. After a write, look whether it was made.',
  MISCONFIGURED:
    'Tell whoever runs the adapter: its address or stage of the gateway is wrong. Keep the token.',
  CIRCUIT_OPEN: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
  OVERLOADED: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
  INVALID_INPUT: 'Correct the input: the message names the field.',
  FORBIDDEN: 'Switched off by whoever runs the adapter. Ask them if you need it.',
  CANCELLED: 'Nothing to do: you ended the call yourself.',
};
