import type { TRPCError } from '@trpc/server';
import { FaultError } from '../trpc/errors.ts';
import { jsonOf } from '../trpc/json-of-output.ts';
import { errorAnswerOf } from './error-reply.ts';

/** How one call ended. */
export type CallEnd =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: TRPCError; readonly name: string };

/** An answer in tRPC's wire form, ready to be sent. */
export interface TrpcAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  /** The longest wait that any refusal asks for; 0 for none. */
  readonly retryAfterMs: number;
}

/** One call is answered by its result, a batch by the list of them: with 207 where they do not all have one status. */
export function trpcAnswerOf(ends: readonly CallEnd[], isBatch: boolean, requestId: string): TrpcAnswer {
  const parts: (string | Uint8Array)[] = [];
  const statuses = new Set<number>();
  let retryAfterMs = 0;
  for (const end of ends) {
    parts.push(parts.length > 0 ? ',' : isBatch ? '[' : '');
    if (end.ok) {
      statuses.add(200);
      const json = jsonOf(end.output);
      if (json === undefined) parts.push('{"result":{}}');
      else parts.push('{"result":{"data":', json, '}}');
    } else {
      const { shape, status } = errorAnswerOf(end.error, requestId, end.name);
      statuses.add(status);
      parts.push(JSON.stringify({ error: shape }));
      if (end.error instanceof FaultError)
        retryAfterMs = Math.max(retryAfterMs, end.error.fault.retryAfterMs ?? 0);
    }
  }
  if (isBatch) parts.push(']');
  const [first = 200, ...others] = statuses;
  return { status: others.length > 0 ? 207 : first, body: joined(parts), retryAfterMs };
}

/** Texts alone stay a text, which is cheaper to send while it is short. */
function joined(parts: readonly (string | Uint8Array)[]): string | Buffer {
  if (parts.every(part => typeof part === 'string')) return parts.join('');
  return Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)));
}
