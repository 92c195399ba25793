import type { TRPCError } from '@trpc/server';
import { FaultError } from '../trpc/errors.ts';
import type { Output } from '../trpc/init.ts';
import { errorAnswerOf } from './error-reply.ts';
import type { Pieces } from './send-pieces.ts';

export type ProcedureResult =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: TRPCError; readonly name: string };

export interface TrpcAnswer {
  readonly status: number;
  readonly pieces: Pieces;
  /** The longest wait that any error asks for; 0 for none. */
  readonly retryAfterMs: number;
}

/** One call is answered by its result, a batch by the list of them: with 207 where they do not all have one status. */
export function trpcAnswerOf(
  results: readonly ProcedureResult[],
  isBatch: boolean,
  requestId: string,
): TrpcAnswer {
  const pieces: (string | Uint8Array)[] = [];
  const statuses = new Set<number>();
  let retryAfterMs = 0;
  for (const end of results) {
    pieces.push(pieces.length > 0 ? ',' : isBatch ? '[' : '');
    if (end.ok) {
      statuses.add(200);
      pieces.push('{"result":{"data":', ...jsonOf(end.output), '}}');
    } else {
      const { shape, status } = errorAnswerOf(end.error, requestId, end.name);
      statuses.add(status);
      pieces.push(JSON.stringify({ error: shape }));
      if (end.error instanceof FaultError)
        retryAfterMs = Math.max(retryAfterMs, end.error.fault.retryAfterMs ?? 0);
    }
  }
  if (isBatch) pieces.push(']');
  const [first = 200, ...others] = statuses;
  return { status: others.length > 0 ? 207 : first, pieces, retryAfterMs };
}

/** The value is read only where there is no JSON: reading it parses the answer. */
function jsonOf(output: Output): Pieces {
  return output.json ?? [JSON.stringify(output.value)];
}
