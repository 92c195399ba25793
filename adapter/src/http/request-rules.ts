import type { IncomingMessage } from 'node:http';
import { foreignNameMessage } from '@choose-life/service/environment';
import { asksForThisMachine } from '@choose-life/service/loopback';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { type FaultError, notSentError } from '../trpc/errors.ts';

const jsonMediaType = /^application\/json(; ?charset=utf-8)?$/i;

/** The error of a call whose media type a foreign form could send. A request without a body needs none. */
export function mediaTypeError({ headers }: FastifyRequest): TRPCError | undefined {
  const { 'content-length': length = '0', 'content-type': mediaType } = headers;
  const hasBody = length !== '0' || headers['transfer-encoding'] !== undefined;
  const isRefused = mediaType === undefined ? hasBody : !jsonMediaType.test(mediaType);
  return isRefused ? new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' }) : undefined;
}

const maxUrlLength = 2048;

/** Percent signs that tell no UTF-8 stay as they are: `requestError` refuses the address, with the headers of a route. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  try {
    decodeURI(url.replace(/[?#].*$/s, ''));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** @param forThisMachine whether only names of this machine are answered */
export function requestError(
  { originalUrl, url, raw }: FastifyRequest,
  forThisMachine: boolean,
): FaultError | undefined {
  if (!url.startsWith('/') && url !== '*') {
    return notSentError('INVALID_INPUT', { message: 'The address must be a path of this server.' });
  }
  if (originalUrl.length > maxUrlLength) {
    return notSentError('INVALID_INPUT', {
      message: 'The address is too long: send input in the body, by POST.',
      httpStatus: 414,
    });
  }
  if (originalUrl !== url) {
    return notSentError('INVALID_INPUT', {
      message: 'The address cannot be read: percent signs must stand before two hexadecimal digits of UTF-8.',
    });
  }
  const hosts = hostsIn(raw);
  // Load balancers that ask whether this process lives may still speak HTTP/1.0, which knows no Host.
  if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) {
    return notSentError('INVALID_INPUT', { message: 'Send one Host header.' });
  }
  if (forThisMachine && hosts === 1 && !asksForThisMachine(raw.headers)) {
    return notSentError('FORBIDDEN', { message: foreignNameMessage });
  }
  if ((raw.headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') {
    return notSentError('INVALID_INPUT', { message: 'Of transfer encodings, chunked alone is read.' });
  }
  return undefined;
}

/** Node shows the first of several; a proxy may have used another. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
