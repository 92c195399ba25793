import type { IncomingMessage } from 'node:http';
import { foreignHostMessage } from '@choose-life/service/environment';
import { hasLocalHostHeader } from '@choose-life/service/loopback';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { type FaultError, notSentError } from '../trpc/errors.ts';

const jsonMediaType = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * The error of a call whose media type is not JSON; undefined without an error. A call without a body needs no media type. This also refuses HTML
 * forms of other websites, which can send other media types but not JSON.
 */
export function mediaTypeError({ headers }: FastifyRequest): TRPCError | undefined {
  const { 'content-length': length = '0', 'content-type': mediaType } = headers;
  const hasBody = length !== '0' || headers['transfer-encoding'] !== undefined;
  if (mediaType === undefined && !hasBody) return undefined;
  if (mediaType !== undefined && jsonMediaType.test(mediaType)) return undefined;
  return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
}

/** Maximum length of a URL. All URLs of the product are shorter, because the client sends all inputs in the body. */
const maxUrlLength = 2048;

/**
 * Escapes the percent signs of a URL with invalid percent-encoding. Fastify would answer such a request itself, without our headers. With the
 * escaped URL, the request reaches `requestError`, which refuses it.
 */
export function escapeInvalidPercents({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  try {
    // Without query and fragment: the router decodes only the path.
    decodeURI(url.replace(/[?#].*$/s, ''));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * The error of a request that no route accepts; undefined without an error.
 * @param isOnlyForThisMachine refuses host names of other machines. A website could point its name to this machine (DNS rebinding) and read what
 * needs no token, such as the metrics
 */
export function requestError(
  { originalUrl, url, raw }: FastifyRequest,
  { isOnlyForThisMachine }: { readonly isOnlyForThisMachine: boolean },
): FaultError | undefined {
  // OPTIONS requests may have the target `*`.
  if (!url.startsWith('/') && url !== '*') {
    return notSentError('INVALID_INPUT', { message: 'The request target must be a path of this server.' });
  }
  if (originalUrl.length > maxUrlLength) {
    return notSentError('INVALID_INPUT', {
      message: 'The URL is too long. Send the input in the body of a POST request.',
      httpStatus: 414,
    });
  }
  // `escapeInvalidPercents` has changed the URL.
  if (originalUrl !== url) {
    return notSentError('INVALID_INPUT', {
      message: 'The URL has invalid percent-encoding. It must be UTF-8.',
    });
  }
  // Node uses the first of several Host headers, while a proxy may have used another.
  const hostCount = raw.headersDistinct.host?.length ?? 0;
  // Health checks of load balancers may still use HTTP/1.0, which has no Host header.
  if (hostCount > 1 || (hostCount === 0 && raw.httpVersion !== '1.0')) {
    return notSentError('INVALID_INPUT', { message: 'Send exactly one Host header.' });
  }
  if (isOnlyForThisMachine && hostCount === 1 && !hasLocalHostHeader(raw.headers)) {
    return notSentError('FORBIDDEN', { message: foreignHostMessage });
  }
  if ((raw.headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') {
    return notSentError('INVALID_INPUT', { message: 'Only chunked transfer encoding is supported.' });
  }
  return undefined;
}
