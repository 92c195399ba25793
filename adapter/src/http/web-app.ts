import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { readBuiltWeb } from './built-web.ts';
import { documentHeaders, rendererHeaders } from './headers.ts';

/** Addresses that no search engine should list, and what lies below them. */
const unlisted = /^\/(?:waitlist-emails|docs)(?:\/|$)/;
const docsAddress = /^\/docs(?:\/|$)/;
/** The page that draws the gateway's OpenAPI document. */
const rendererPage = /^docs\/api(?:\/index)?\.html$/;

const checkEachTime = 'no-cache';

/**
 * The web app and the docs: their files, the page of each route, and for addresses without a route the error page with HTTP 404.
 * @returns the handler of everything that no other route took.
 */
export function addWebApp(app: FastifyInstance, config: Config) {
  const { docs, webDist } = config;
  const documents = documentHeaders(config);
  const renderer = rendererHeaders(config);
  app.register(fastifyStatic, { root: webDist, serve: false, cacheControl: false, preCompressed: true });
  let built = readBuiltWeb(webDist);

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
    // It may have been built meanwhile.
    if (built.errorPage === null) built = readBuiltWeb(webDist);

    const pathname = pathnameOf(request.url);
    if (pathname === undefined) return plain(reply, 404, 'Not found.');
    if (unlisted.test(pathname)) reply.header('x-robots-tag', 'noindex');
    const file = docs || !docsAddress.test(pathname) ? built.fileOf(pathname) : undefined;
    if (file !== undefined) {
      const headers = rendererPage.test(file) ? renderer : documents;
      return reply.headers(headers).header('cache-control', cachingOf(file)).sendFile(file);
    }
    if (built.errorPage === null)
      return plain(reply, 404, 'No page is here: the web app has not been built.');
    if (isFileLike(pathname)) return plain(reply, 404, 'Not found.');
    return reply
      .code(404)
      .headers(documents)
      .header('cache-control', checkEachTime)
      .type('text/html; charset=utf-8')
      .send(built.errorPage);
  };
}

/**
 * The path of an address; undefined where it is no address. Doubled slashes at the front would be read as another host, and
 * behind dots (`/.//docs`) they are still there.
 */
function pathnameOf(address: string): string | undefined {
  const url = URL.parse(address.replace(/^[/\\]+/, '/'), 'http://adapter.invalid');
  return url?.pathname.replace(/^\/+/, '/');
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** Names under assets carry a hash of their content: they are kept for a year. */
function cachingOf(file: string): string {
  if (/^(?:docs\/)?assets\//.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') || file.startsWith('docs/') ? checkEachTime : 'public, max-age=3600';
}

function isFileLike(pathname: string): boolean {
  return pathname.startsWith('/assets/') || (pathname.split('/').at(-1) ?? '').includes('.');
}
