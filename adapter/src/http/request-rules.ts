import type { IncomingHttpHeaders } from 'node:http';
import { TRPCError } from '@trpc/server';
import { refusedHere } from './error-reply.ts';

/** Calls are JSON, under exactly these media types: others are refused before their body is read. */
const jsonMediaType = /^application\/json(; ?charset=utf-8)?$/i;

interface CallHead {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Why a call must not be read: a media type a foreign form could send, or a foreign page where no foreign
 * origin is allowed. A GET has no body and needs no media type.
 */
export function callHeadFault(
  { method, headers }: CallHead,
  allowedOrigins: readonly string[],
): TRPCError | undefined {
  const mediaType = headers['content-type'];
  if (mediaType === undefined ? method === 'POST' : !jsonMediaType.test(mediaType)) {
    return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  if (!isAllowedSite(headers, allowedOrigins)) {
    return refusedHere('FORBIDDEN', { message: 'Calls from this website are not allowed here.' });
  }
  return undefined;
}

function isAllowedSite(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers.origin !== undefined && allowedOrigins.includes(headers.origin);
}
