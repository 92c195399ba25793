import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../src/paths.ts';

/** The two faces every page shows first; the others load by unicode-range when a character asks for them. */
const preloadedFonts = ['nunito-sans-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'];

/**
 * Finishes `dist/` after a build: preloads two fonts, puts an integrity hash on each script and style tag (security 1.1),
 * and writes `routes.json`, the paths a server answers with the document and status 200.
 */
export function finishDocument(): Plugin {
  let folder = 'dist';
  return {
    name: 'choose-life-finish-document',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const document = join(folder, 'index.html');
      const html = withFontPreloads(await readFile(document, 'utf8'), Object.keys(bundle));
      await writeFile(document, await withIntegrity(html, path => readFile(join(folder, path))));
      const paths = Object.values(routes).map(route => route.path);
      await writeFile(join(folder, 'routes.json'), `${JSON.stringify(paths, null, 2)}\n`);
    },
  };
}

/** The document with a preload link per first font, before the first style sheet. */
export function withFontPreloads(html: string, files: string[]): string {
  const links = preloadedFonts
    .flatMap(font => files.filter(file => file.includes(font)))
    .map(file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  return html.replace('</title>', ['</title>', ...links].join('\n    '));
}

/** The document with `integrity` on every built script, style sheet and module preload. */
export async function withIntegrity(html: string, read: (path: string) => Promise<Buffer>): Promise<string> {
  let finished = html;
  for (const [tag, path] of html.matchAll(
    /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g,
  )) {
    if (path === undefined) continue;
    const hash = createHash('sha384')
      .update(await read(path))
      .digest('base64');
    finished = finished.replace(tag, tag.replace(/\/?>$/, ` integrity="sha384-${hash}">`));
  }
  return finished;
}
