import type { IncomingHttpHeaders } from 'node:http';
import { TRPCError } from '@trpc/server';

/** Calls are JSON, under exactly these media types: others are refused before their body is read. */
const jsonMediaType = /^application\/json(; ?charset=utf-8)?$/i;

interface CallHead {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** Why a call must not be read: a media type that a foreign form could send. A GET has no body and needs no media type. */
export function mediaTypeFault({ method, headers }: CallHead): TRPCError | undefined {
  const mediaType = headers['content-type'];
  const isRefused = mediaType === undefined ? method === 'POST' : !jsonMediaType.test(mediaType);
  return isRefused ? new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' }) : undefined;
}
