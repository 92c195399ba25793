import { textOf } from '@choose-life/gateway-client/read/json-bytes';
import type { TRPCError } from '@trpc/server';
import { FaultError } from '../trpc/errors.ts';
import type { Output } from '../trpc/init.ts';
import { errorAnswerOf } from './error-reply.ts';

/** How one call ended. */
export type CallEnd =
  | { readonly ok: true; readonly output: Output }
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
      parts.push('{"result":{"data":', ...jsonOf(end.output), '}}');
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

/** A value is asked for only where it is not written yet: asking for it makes it. */
function jsonOf(output: Output): readonly (string | Uint8Array)[] {
  return output.json ?? [JSON.stringify(output.value)];
}

/** Up to here an answer is one text, which goes out in one piece with its head. */
const maxTextLength = 8 * 1024;

function joined(parts: readonly (string | Uint8Array)[]): string | Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > maxTextLength)
    return Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)));
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : textOf(part);
  return text;
}
