import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The web app's build, listed once: only what is listed is served, so no address can reach beyond it. */
export interface BuiltWeb {
  /** The file of an address: itself, or the page written for a route. */
  fileOf(pathname: string): string | undefined;
  /** The page that all routes share. */
  readonly index: string;
  /** False for an address the web app has no route for. True where the build does not say. */
  isRoute(pathname: string): boolean;
}

/** Null where the web app has not been built. */
export function readBuiltWeb(root: string): BuiltWeb | null {
  const files = filesBelow(root);
  if (!files.has('index.html')) return null;
  const routes = files.has('routes.json') ? routesOf(readFileSync(join(root, 'routes.json'), 'utf8')) : null;
  files.delete('routes.json');

  return {
    index: readFileSync(join(root, 'index.html'), 'utf8'),
    fileOf(pathname) {
      const path = pathname.replace(/^\/+|\/+$/g, '');
      const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
      return candidates.find(candidate => files.has(candidate));
    },
    isRoute: pathname => routes === null || routes.has(pathname.replace(/(.)\/+$/, '$1')),
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

function routesOf(text: string): Set<string> | null {
  const routes: unknown = JSON.parse(text);
  return Array.isArray(routes) ? new Set(routes.filter(route => typeof route === 'string')) : null;
}
