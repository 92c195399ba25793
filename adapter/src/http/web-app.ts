import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { documentHeaders, fileHeaders } from './headers.ts';

/** Paths that search engines should not list, with everything below them. */
const unlistedPaths = /^\/(?:waitlist-emails|docs)(?:\/|$)/;
const docsPaths = /^\/docs(?:\/|$)/;
/** Paths with the target of their redirect: moved pages, and the icon that browsers request for documents that name no icon, such as PDFs. */
const redirects: Readonly<Record<string, string>> = {
  '/docs/reference': 'api',
  '/docs/playground': 'api',
  '/favicon.ico': 'favicon.svg',
};

/** Cache-Control: the browser must revalidate its copy before each use. */
const revalidate = 'no-cache';
/** Cache-Control: the browser must not store a copy. */
const doNotStore = 'no-store';

/** Serves the build of the web app and of the docs. @returns the handler of all requests that no other route handles */
export function addWebApp(
  app: FastifyInstance,
  config: Config,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const { docs: servesDocs, webDist } = config;
  const htmlHeaders = documentHeaders(config);
  const assetHeaders = fileHeaders(config);
  app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Both headers would depend on the modification time, which buildpacks, Nix and Bazel set to the same value for all builds.
    etag: false,
    lastModified: false,
  });
  let webBuild = readBuiltWeb(webDist);

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
    // The web app may have been built since the last request.
    if (webBuild.errorPage === null) webBuild = readBuiltWeb(webDist);

    const url = parseUrl(request.url);
    if (url === null) return sendText(reply, 404, 'Not found.');
    const { pathname, searchParams } = url;
    // The link of an e-mail (s.2.2) contains a code. A browser would cache the page under the URL with the code.
    const hasCode = searchParams.has('otp');
    if (unlistedPaths.test(pathname)) reply.header('x-robots-tag', 'noindex');
    const isServed = servesDocs || !docsPaths.test(pathname);
    const target = redirects[pathname.replace(/\/$/, '')];
    // A relative redirect also works behind a proxy that serves the product below another path.
    if (isServed && target) return reply.redirect(`${pathname.endsWith('/') ? '..' : '.'}/${target}`, 301);
    const file = isServed ? webBuild.fileOf(pathname) : undefined;
    const etag = file === undefined ? null : webBuild.etagOf(file);
    if (file !== undefined && etag !== null) {
      reply
        .headers(file.endsWith('.html') ? htmlHeaders : assetHeaders)
        .headers({ etag, 'cache-control': hasCode ? doNotStore : cachingOf(file) });
      return hasCopy(request, etag) ? reply.code(304).send() : reply.sendFile(file);
    }
    if (webBuild.errorPage === null) return sendText(reply, 404, 'The web app has not been built.');
    if (isFileLike(pathname)) return sendText(reply, 404, 'Not found.');
    return reply
      .code(404)
      .headers(htmlHeaders)
      .header('cache-control', hasCode ? doNotStore : revalidate)
      .type('text/html; charset=utf-8')
      .send(webBuild.errorPage);
  };
}

/** Whether the caller has the content of an ETag in its cache. `If-None-Match` compares weakly: the prefix `W/` does not count. */
function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.map(withoutWeakPrefix).includes(withoutWeakPrefix(etag));
}

/**
 * The URL of a request; null if it is not valid. Leading double slashes would be parsed as a host name. They can also remain behind dot
 * segments (`/.//docs`), so they are removed before and after parsing.
 */
function parseUrl(requestUrl: string): URL | null {
  const url = URL.parse(requestUrl.replace(/^[/\\]+/, '/'), 'http://adapter.invalid');
  if (url !== null) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', doNotStore).type('text/plain; charset=utf-8').send(text);
}

/**
 * The Cache-Control of a file. Names of files below `assets` contain a hash of their content, so they are cached for a year. The names of other
 * files stay the same when their content changes: HTML and the other files of the docs are revalidated, and the rest, such as pictures, is cached
 * for an hour.
 */
function cachingOf(file: string): string {
  if (/^(?:docs\/)?assets\//.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') || file.startsWith('docs/') ? revalidate : 'public, max-age=3600';
}

/** Whether a missing path is the path of a file. A program that requests a script or a picture cannot use the error page. */
function isFileLike(pathname: string): boolean {
  return pathname.startsWith('/assets/') || (pathname.split('/').at(-1) ?? '').includes('.');
}

/**
 * Reads the list of files of the build. Only listed files are served, so no path can reach any other file.
 * @param root the folder of the build, which may be missing
 */
function readBuiltWeb(root: string) {
  const files = filesBelow(root);
  const isBuilt = files.has('index.html') && files.has('404.html');
  // Otherwise the path `/404` would get the error page with status 200.
  if (isBuilt) files.delete('404.html');
  const hashes = new Map<string, { readonly changedAt: number; readonly hash: string }>();
  return {
    /**
     * A hash of the content, cut to 132 bits. It is a weak ETag, because it is the same for each compressed form. Null if the file was
     * removed after the list was read.
     */
    etagOf(file: string): string | null {
      const path = join(root, file);
      // Programs can set the modification time of a file, but not its change time.
      const changedAt = statSync(path, { throwIfNoEntry: false })?.ctimeMs;
      if (changedAt === undefined) return null;
      const cached = hashes.get(file);
      const hash =
        cached?.changedAt === changedAt
          ? cached.hash
          : createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
      hashes.set(file, { changedAt, hash });
      return `W/"${hash}"`;
    },
    /** The content of 404.html; null if the web app has not been built. */
    errorPage: isBuilt ? readFileSync(join(root, '404.html'), 'utf8') : null,
    /** The file for a path: the file itself, or the page of a route; undefined if there is none. */
    fileOf(pathname: string): string | undefined {
      const path = pathname.replace(/^\/+|\/+$/g, '');
      // A page is served only under the path of its route.
      if (path.endsWith('.html')) return undefined;
      // In the docs, a path that ends with a slash has an index.html.
      const candidates = [path, `${path}.html`];
      if (path === '' || pathname.endsWith('/')) candidates.unshift(posix.join(path, 'index.html'));
      return candidates.find(candidate => files.has(candidate));
    },
  };
}

/** The paths of all files below a folder, with slashes; empty if the folder is missing. Hidden files are omitted. */
function filesBelow(root: string): Set<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep));
    const visiblePaths = paths.filter(segments => !segments.some(segment => segment.startsWith('.')));
    return new Set(visiblePaths.map(segments => segments.join('/')));
  } catch {
    return new Set();
  }
}
