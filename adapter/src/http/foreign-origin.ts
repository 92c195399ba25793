import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notSentError } from '../trpc/errors.ts';
import type { AdapterDependencies } from './dependencies.ts';

/**
 * Refuses calls from pages of other origins, before they are sent to the gateway. Such a page sees only "Failed to fetch". The log names the
 * variable that allows the origin. The body of the answer, which the developer tools of browsers show, also names it.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  { config, logger }: Pick<AdapterDependencies, 'config' | 'logger'>,
): void {
  const shouldLog = onceAMinute(() => performance.now());
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowed(request, config.allowedOrigins)) return done();
    // If some origins are allowed, the response depends on the origin, and caches must not use it for others. The CORS plugin sets the header
    // for allowed origins.
    if (config.allowedOrigins.length > 0) reply.header('vary', 'Origin');
    const origin = displayableOrigin(request.headers.origin);
    const setting = origin === null ? null : `ALLOWED_ORIGINS=${origin}`;
    const message =
      setting === null
        ? 'Calls from this website are not allowed here.'
        : `Calls from ${origin} are not allowed here. The operator of the adapter can allow them with ${setting} (several origins are separated by commas).`;
    // All invalid origins are logged as one.
    if (shouldLog(origin ?? '')) {
      logger.warn('foreign origin refused', {
        kind: 'FORBIDDEN',
        detail: setting === null ? 'The origin is not a valid URL origin.' : `To allow it: ${setting}`,
      });
    }
    done(notSentError('FORBIDDEN', { message }));
  });
}

function isAllowed({ method, headers }: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const isListed = headers.origin !== undefined && allowedOrigins.includes(headers.origin);
  // A preflight request of CORS. Browsers send it only for another origin.
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) return isListed;
  // Clients that are not browsers do not send this header. `none` means that a person opened the URL.
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' || isListed;
}

/** Maximum length of an origin that is logged, so that a caller cannot write long lines to the log. */
const maxOriginLength = 200;

/** The origin if it may be shown in a message; null if it is not a valid origin or too long. */
function displayableOrigin(origin: string | undefined): string | null {
  if (origin === undefined || origin.length > maxOriginLength || !/^https?:/.test(origin)) return null;
  return URL.parse(origin)?.origin === origin ? origin : null;
}

const minuteMs = 60_000;

/** Maximum number of keys in a minute, so that requests cannot fill the log or the memory (SECURITY.md). */
const maxKeys = 20;

/** Creates a test that is true once per key and minute, for at most `maxKeys` keys. @param nowMs monotonic milliseconds */
export function onceAMinute(nowMs: () => number): (key: string) => boolean {
  const reported = new Set<string>();
  let endsMs = Number.NEGATIVE_INFINITY;
  return key => {
    if (nowMs() >= endsMs) {
      reported.clear();
      endsMs = nowMs() + minuteMs;
    }
    if (reported.has(key) || reported.size >= maxKeys) return false;
    reported.add(key);
    return true;
  };
}
