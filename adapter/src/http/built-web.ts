import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** The builds of the web app and of the docs, listed once: only listed files are served, so no address reaches any other. */
export interface BuiltWeb {
  /** The file of an address: itself, or the page written for a route. Undefined for an address without either. */
  fileOf(pathname: string): string | undefined;
  /** The page for addresses that the web app has no route for; null where the web app has not been built. */
  readonly errorPage: string | null;
}

/** @param root the folder of the builds, which may be missing. */
export function readBuiltWeb(root: string): BuiltWeb {
  const files = filesBelow(root);
  const isBuilt = files.has('index.html') && files.delete('404.html');
  return {
    errorPage: isBuilt ? readFileSync(join(root, '404.html'), 'utf8') : null,
    fileOf(pathname) {
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
