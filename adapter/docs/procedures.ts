import {
  type ErrorKind,
  errorKinds,
  type FaultOutcome,
  faultOutcomes,
} from '@choose-life/contracts/gateway/error-kinds';
import { calls } from '@choose-life/contracts/gateway/extensions';
import { type ProcedureReference, reference } from '@choose-life/contracts/gateway/reference';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import { exampleInputOf } from './example-answers.ts';
import { remedies } from './failures.ts';

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
