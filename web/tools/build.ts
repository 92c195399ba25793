/**
 * `node tools/build.ts FOLDER`: builds the web app into a folder: the browser's code, then a document for every page. Public pages are prerendered and
 * readable without JavaScript; of signed-in pages the shell and a skeleton are. PUBLIC_URL is the address in canonical links, the
 * sitemap and Open Graph tags.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type PageName, pageAt } from '../src/app/page-name.ts';
import type { prerenderPage } from '../src/app/prerender.tsx';
import { routeNames, routes } from '../src/paths.ts';
import { buildDocs } from './build-docs.ts';
import { compressFolder } from './compress.ts';
import { documentOf } from './document.ts';
import { startPreloads } from './entries.ts';
import { withIntegrity } from './integrity.ts';
import { filesOf, readManifest, withImports } from './manifest.ts';
import { reportImports } from './report-imports.ts';
import { robotsText, sitemapXml } from './site-files.ts';
import { measure, overLimit, type PageCode } from './sizes.ts';

const root = resolve(import.meta.dirname, '..');
const [, , dist = join(root, 'dist')] = process.argv;
/** For prerendering; gone at the end. */
const server = `${dist}-server`;
/** The blog's document runs this module itself. */
const firstArticles = 'src/features/landing/blog/first-articles.ts';
// An empty variable counts as unset.
const ownUrl = `http://127.0.0.1:${process.env.PORT || '4000'}`;
const siteUrl = (process.env.PUBLIC_URL || ownUrl).replace(/\/+$/, '');

const configFile = join(root, 'vite.config.ts');
await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  configFile,
  logLevel: 'warn',
  plugins: [reportImports(root)],
  build: {
    outDir: server,
    emptyOutDir: true,
    ssr: 'src/app/prerender.tsx',
    copyPublicDir: false,
    manifest: false,
  },
});

// The server's build has the module's shape.
const app = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as {
  prerenderPage: typeof prerenderPage;
};
const manifest = await readManifest(dist);
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const assets = readdirSync(join(dist, 'assets')).map(name => `assets/${name}`);
const codes: PageCode[] = [];

for (const { page, path, file } of pages()) {
  const { html, skeleton, modules, calls } = await app.prerenderPage(path);
  const ownModules = skeleton ? [startPreloads] : page === 'blog' ? [firstArticles] : [];
  const ownScripts = withImports(manifest, ownModules);
  const scripts = filesOf(manifest, [...modules, ...ownModules]);
  if (page !== 'notFound') {
    const { path, group } = routes[page];
    codes.push({ path, group, files: scripts });
  }
  const parts = { page, html, skeleton, scripts, ownScripts, calls };
  const document = documentOf(template, assets, siteUrl, parts);
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(
    join(dist, file),
    withIntegrity(document, asset => readFileSync(join(dist, asset))),
  );
}
await writeFile(join(dist, 'robots.txt'), robotsText(siteUrl));
await writeFile(join(dist, 'sitemap.xml'), sitemapXml(siteUrl));

const scripts = assets.filter(file => file.endsWith('.js'));
const sizes = await measure(dist, codes, scripts, filesOf(manifest, []));
await writeFile(join(dist, '.vite/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
// After the measurement: no page of the web app loads anything of it.
await buildDocs(dist);
await compressFolder(dist);

await rm(server, { recursive: true });

// A warning only, so that the product can be started. A test fails (`e2e/first-load/code-weight.test.ts`).
for (const message of overLimit(sizes)) console.warn(message);

function pages(): { page: PageName; path: string; file: string }[] {
  const known = routeNames.map(name => ({ page: pageAt(routes[name].path), path: routes[name].path }));
  const notFound = { page: 'notFound', path: '/404' } as const;
  return [...known, notFound].map(({ page, path }) => ({
    page,
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  }));
}
