import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type BuiltWeb, readBuiltWeb } from './built-web.ts';
import { checkEachTime, forAnHour, forAYear } from './caching.ts';
import { documentHeaders } from './headers.ts';
import { requestUrlOf } from './request-url.ts';

/** Addresses that no search engine should list, and what lies below them. */
const unlisted = /^\/(?:waitlist-emails|docs)(?:\/|$)/;

/**
 * The web app: its files, the page of each route, and for addresses without a route its error page with HTTP 404.
 * @returns the handler of everything that no other route took.
 */
export function addWebApp(app: FastifyInstance, config: Config) {
  const { docs, webDist } = config;
  const documents = documentHeaders(config);
  app.register(fastifyStatic, { root: webDist, serve: false, cacheControl: false, preCompressed: true });
  let built: BuiltWeb | null = null;

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
    built ??= readBuiltWeb(webDist);
    if (built === null) return plain(reply, 404, 'No page is here: the web app has not been built.');

    // Behind dots (`/.//docs`) slashes are left at the front.
    const pathname = requestUrlOf(request.url)?.pathname.replace(/^\/+/, '/');
    if (pathname === undefined) return plain(reply, 404, 'Not found.');
    if (unlisted.test(pathname)) reply.header('x-robots-tag', 'noindex');
    // The build holds style and playground of the docs too.
    const file = docs || !pathname.startsWith('/docs/') ? built.fileOf(pathname) : undefined;
    if (file !== undefined) {
      return reply.headers(documents).header('cache-control', cachingOf(file)).sendFile(file);
    }
    if (isFileLike(pathname)) return plain(reply, 404, 'Not found.');
    return reply
      .code(404)
      .headers(documents)
      .header('cache-control', checkEachTime)
      .type('text/html; charset=utf-8')
      .send(built.errorPage);
  };
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** Names under assets carry a hash of their content. */
function cachingOf(file: string): string {
  if (file.endsWith('.html')) return checkEachTime;
  return /^(?:docs\/)?assets\//.test(file) ? forAYear : forAnHour;
}

function isFileLike(pathname: string): boolean {
  return pathname.startsWith('/assets/') || (pathname.split('/').at(-1) ?? '').includes('.');
}
