import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The web app's build, listed once: only what is listed is served, so no address can reach beyond it. */
export interface BuiltWeb {
  /** The file of an address: itself, or the page written for a route. Undefined for an address without either. */
  fileOf(pathname: string): string | undefined;
  /** The page for addresses that the web app has no route for. */
  readonly errorPage: string;
}

/** Null where the web app has not been built. */
export function readBuiltWeb(root: string): BuiltWeb | null {
  const files = filesBelow(root);
  if (!files.has('index.html') || !files.has('404.html')) return null;

  const errorPage = readFileSync(join(root, '404.html'), 'utf8');
  files.delete('404.html');

  return {
    errorPage,
    fileOf(pathname) {
      const path = pathname.replace(/^\/+|\/+$/g, '');
      // A page has one address: the route's, not its file's.
      if (path.endsWith('.html')) return undefined;
      return [path, path === '' ? 'index.html' : `${path}.html`].find(candidate => files.has(candidate));
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
