import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { documentHeaders, fileHeaders } from './headers.ts';

/** Addresses that no search engine should list, and what lies below them. */
const unlisted = /^\/(?:waitlist-emails|docs)(?:\/|$)/;
const docsAddress = /^\/docs(?:\/|$)/;
/** Redirects, relative to the address: pages that have moved, and the icon of documents that name none, such as PDFs. */
const elsewhere: Readonly<Record<string, string>> = {
  '/docs/reference': 'api',
  '/docs/playground': 'api',
  '/favicon.ico': 'favicon.svg',
};

const checkEachTime = 'no-cache';
const keepNothing = 'no-store';

/** @returns the handler of everything that no other route took */
export function addWebApp(app: FastifyInstance, config: Config) {
  const { docs, webDist } = config;
  const documents = documentHeaders(config);
  const files = fileHeaders(config);
  app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Both come from the file's time, which buildpacks, Nix and Bazel set to one day for all builds.
    etag: false,
    lastModified: false,
  });
  let built = readBuiltWeb(webDist);

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.');
    // It may have been built meanwhile.
    if (built.errorPage === null) built = readBuiltWeb(webDist);

    const address = addressOf(request.url);
    if (address === null) return plain(reply, 404, 'Not found.');
    const { pathname, searchParams } = address;
    // The link of an e-mail (s.2.2): a browser's cache would keep the page under its address, which contains the code.
    const hasCode = searchParams.has('otp');
    if (unlisted.test(pathname)) reply.header('x-robots-tag', 'noindex');
    const isServed = docs || !docsAddress.test(pathname);
    const other = elsewhere[pathname.replace(/\/$/, '')];
    // Relative, so that it also holds where a proxy serves all of it below a path of its own.
    if (isServed && other) return reply.redirect(`${pathname.endsWith('/') ? '..' : '.'}/${other}`, 301);
    const file = isServed ? built.fileOf(pathname) : undefined;
    if (file !== undefined) {
      const etag = built.etagOf(file);
      reply
        .headers(file.endsWith('.html') ? documents : files)
        .headers({ etag, 'cache-control': hasCode ? keepNothing : cachingOf(file) });
      return hasCopy(request, etag) ? reply.code(304).send() : reply.sendFile(file);
    }
    if (built.errorPage === null)
      return plain(reply, 404, 'No page is here: the web app has not been built.');
    if (isFileLike(pathname)) return plain(reply, 404, 'Not found.');
    return reply
      .code(404)
      .headers(documents)
      .header('cache-control', hasCode ? keepNothing : checkEachTime)
      .type('text/html; charset=utf-8')
      .send(built.errorPage);
  };
}

/** Whether the caller's cache has the content of an ETag. A proxy that compresses may have made it a weak one. */
function hasCopy({ headers }: FastifyRequest, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return headers['if-none-match']?.split(',').some(tag => opaque(tag) === opaque(etag)) ?? false;
}

/** Doubled slashes at the front would be read as another host, and behind dots (`/.//docs`) they are still there. */
function addressOf(asked: string): URL | null {
  const url = URL.parse(asked.replace(/^[/\\]+/, '/'), 'http://adapter.invalid');
  if (url !== null) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', keepNothing).type('text/plain; charset=utf-8').send(text);
}

/** Names under assets carry a hash of their content: they are kept for a year. */
function cachingOf(file: string): string {
  if (/^(?:docs\/)?assets\//.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') || file.startsWith('docs/') ? checkEachTime : 'public, max-age=3600';
}

function isFileLike(pathname: string): boolean {
  return pathname.startsWith('/assets/') || (pathname.split('/').at(-1) ?? '').includes('.');
}

/**
 * The builds of the web app and of the docs, listed once: only listed files are served, so no address reaches any other.
 * @param root their folder, which may be missing
 */
function readBuiltWeb(root: string) {
  const files = filesBelow(root);
  const isBuilt = files.has('index.html') && files.delete('404.html');
  const hashes = new Map<string, { readonly changedAt: number; readonly hash: string }>();
  return {
    /** A hash of the content, weak: it is the same for each compressed form. */
    etagOf(file: string): string {
      const path = join(root, file);
      // Unlike the time of its content, nobody can set the time of a file's last change.
      const changedAt = statSync(path, { throwIfNoEntry: false })?.ctimeMs;
      // Removed while it is served: the answer is 404.
      if (changedAt === undefined) return 'W/""';
      const known = hashes.get(file);
      const hash =
        known?.changedAt === changedAt
          ? known.hash
          : createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
      hashes.set(file, { changedAt, hash });
      return `W/"${hash}"`;
    },
    /** Null where the web app has not been built. */
    errorPage: isBuilt ? readFileSync(join(root, '404.html'), 'utf8') : null,
    /** The file of an address: itself, or the page written for a route. */
    fileOf(pathname: string): string | undefined {
      const path = pathname.replace(/^\/+|\/+$/g, '');
      // A page has one address: the route's, not its file's.
      if (path.endsWith('.html')) return undefined;
      // In the docs, a page whose address ends with a slash has a file of its own.
      const page = path === '' || pathname.endsWith('/') ? posix.join(path, 'index.html') : '';
      return [page, path, `${path}.html`].find(candidate => files.has(candidate));
    },
  };
}

function filesBelow(root: string): Set<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep));
    const shown = paths.filter(segments => !segments.some(segment => segment.startsWith('.')));
    return new Set(shown.map(segments => segments.join('/')));
  } catch {
    return new Set();
  }
}
