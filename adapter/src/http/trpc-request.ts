import { parseJson } from '@choose-life/gateway-client/read/answer-body';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { procedures } from '../routers/app-router.ts';
import { notSentError } from '../trpc/errors.ts';

const maxCallsAtOnce = 10;

/** What a request in tRPC's wire form asks for: one call, or a batch of them. */
export interface TrpcRequest {
  readonly isBatch: boolean;
  readonly names: readonly string[];
  /** The input of the call in that place. @throws TRPCError where a batch has none to take it from. */
  inputOf(index: number): unknown;
}

/**
 * Reads a call as tRPC's links send it: `router.procedure` or names with commas and `batch=1`, the input in the body of a POST or
 * in the address of a GET.
 */
export function readTrpcRequest(request: FastifyRequest<{ Params: { path: string } }>): TrpcRequest {
  const { path } = request.params;
  const query = queryOf(request.url);
  const inputText = query?.get('input') ?? null;
  const inAddress = inputText === null ? undefined : parsedInput(inputText);
  const input = request.method === 'POST' ? bodyOf(request) : inAddress;
  if (query?.get('batch') !== '1') return { isBatch: false, names: [path], inputOf: () => input };

  const names = path.split(',');
  checkBatch(names);
  return { isBatch: true, names, inputOf: index => memberOf(input, index) };
}

/** A call without a payload may come without a body. */
export function bodyOf({ body }: Pick<FastifyRequest, 'body'>): unknown {
  return body === undefined ? {} : body;
}

function queryOf(url: string): URLSearchParams | null {
  const start = url.indexOf('?');
  return start < 0 ? null : new URLSearchParams(url.slice(start).replace(/#.*$/s, ''));
}

/** Input in an address is checked as a body is. */
function parsedInput(text: string): unknown {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new TRPCError({ code: 'PARSE_ERROR' });
  return parsed.value;
}

function memberOf(input: unknown, index: number): unknown {
  if (input === undefined) return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new TRPCError({ code: 'BAD_REQUEST' });
  return Reflect.get(input, index);
}

/** An unknown name is answered for its call alone. */
function checkBatch(names: readonly string[]): void {
  if (names.length > maxCallsAtOnce) {
    throw notSentError('INVALID_INPUT', {
      message: `Too many calls in one batch: send at most ${maxCallsAtOnce}.`,
    });
  }
  const types = new Set(names.flatMap(name => procedures.get(name)?.type ?? []));
  if (types.size > 1) {
    throw notSentError('INVALID_INPUT', {
      message: 'A batch holds queries or mutations, not both: send them apart.',
    });
  }
}
