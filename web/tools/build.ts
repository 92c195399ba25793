/**
 * `node tools/build.ts FOLDER` builds the web app into a folder. The steps:
 *
 * 1. The code for browsers, and the code that prerenders pages in Node.
 * 2. A document for every page. Public pages are prerendered completely, so that they are readable without JavaScript. For a
 *    signed-in page only the shell and a skeleton are prerendered. Each document preloads the code that its page needs.
 * 3. robots.txt, the sitemap, the sizes of each page's code, the files of `/docs`, and compressed copies of text files.
 *
 * The environment variable PUBLIC_URL is the address in canonical links, the sitemap and Open Graph tags.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { pageAt } from '../src/app/page.ts';
import type { prerenderPage } from '../src/app/prerender.tsx';
import { isSignedInPage, pathOf, routeNames, routes } from '../src/paths.ts';
import { buildDocs } from './build-docs.ts';
import {
  applicationModule,
  articleReaderModule,
  fileFinder,
  modulesLoadedLater,
  preloadModule,
  recordImports,
} from './built-code.ts';
import { documentOf, withIntegrity } from './document.ts';
import { pageFiles } from './page-files.ts';
import { measureSizes, type PageCode } from './sizes.ts';

const root = resolve(import.meta.dirname, '..');
// Absolute, because Vite resolves relative paths against its root, and not against the working directory.
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
/** The folder of the code for prerendering, which is removed at the end. */
const prerenderDist = `${dist}-server`;
/** Matches the names of the files that are compressed. */
const textFile = /\.(?:js|css|html|svg|xml|txt|vtt)$/;
// An empty variable counts as unset.
const siteUrl = (process.env.PUBLIC_URL || 'http://127.0.0.1:4000').replace(/\/+$/, '');

/**
 * With this comment, Chromium compiles all functions of a file on a background thread while the file loads. Without it, Chromium compiles each
 * function at its first call on the main thread. Other browsers ignore it.
 */
const compileHint = '//# allFunctionsCalledOnLoad';
/**
 * The minimum size of a file with the hint, in characters before minification. The hint is not worth its bytes in small files, which have few
 * functions.
 */
const minHintedSize = 16_384;

const configFile = join(root, 'vite.config.ts');
await build({
  configFile,
  logLevel: 'warn',
  plugins: [recordImports(root)],
  build: {
    outDir: prerenderDist,
    emptyOutDir: true,
    ssr: 'src/app/prerender.tsx',
    copyPublicDir: false,
  },
});

// `import()` of a built file has no type. The cast takes it from the source module.
const prerenderModule = (await import(pathToFileURL(join(prerenderDist, 'prerender.js')).href)) as {
  prerenderPage: typeof prerenderPage;
};
// `/404` has no route, so it is rendered as the error page.
const paths = [...routeNames.map(name => routes[name].path), '/404'];
const renderedPages = [];
for (const path of paths) {
  const page = pageAt(path);
  const { html, modules } = await prerenderModule.prerenderPage(path);
  // Without recorded modules the document would preload no code of its page. The error page is part of the application.
  if (page !== 'notFound' && modules.length === 0) throw new Error(`No import() of ${path} was recorded.`);
  renderedPages.push({ path, page, html, modules });
}

// The application is built twice, because the first build shows which modules pages load together (`page-files.ts`). The first build is not
// minified, because `page-files.ts` compares the cost of a request with bytes of unminified code.
const firstBuild = await build({ configFile, logLevel: 'error', build: { write: false, minify: false } });
const pages = renderedPages.flatMap(({ page, modules }) =>
  page === 'notFound' ? [] : [{ modules, isMarketing: routes[page].group === 'marketing' }],
);
const fileNameOf = pageFiles(firstBuild, root, {
  pages,
  later: modulesLoadedLater,
  articleReader: articleReaderModule,
});
// `postBanner` is added after minification, which would remove the comment of a `banner`.
const postBanner = (chunk: Rolldown.RenderedChunk) =>
  sourceSizeOf(chunk) < minHintedSize ? '' : compileHint;
const output = {
  codeSplitting: {
    // `pageFiles` puts every module into its file. By default a group would also contain the imports of its modules.
    includeDependenciesRecursively: false,
    groups: [{ name: fileNameOf }],
  },
  postBanner,
};
const built = await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: true, rolldownOptions: { output } },
});
const filesOf = fileFinder(built, root);
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const assets = readdirSync(join(dist, 'assets')).map(name => `assets/${name}`);
const [preloadStarter] = filesOf([preloadModule]);
if (preloadStarter === undefined) throw new Error('The build has no file that activates the preloads.');
const pageCodes: PageCode[] = [];

for (const { path, page, html, modules } of renderedPages) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const isSkeleton = page !== 'notFound' && isSignedInPage(page);
  // The document of the blog requests the articles while the application is loading (`read-articles.ts`).
  // `filesOf` returns the file of the module first, and then the files that it imports.
  const [pageScript = null, ...pageScriptImports] = page === 'blog' ? filesOf([articleReaderModule]) : [];
  const scripts = filesOf([applicationModule, ...modules]);
  if (page !== 'notFound') {
    const { group } = routes[page];
    pageCodes.push({ path, group, files: [preloadStarter, ...scripts] });
  }
  const documentParts = { page, html, isSkeleton, scripts, preloadStarter, pageScript, pageScriptImports };
  const document = documentOf(template, siteUrl, documentParts);
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(
    join(dist, file),
    withIntegrity(document, asset => readFileSync(join(dist, asset))),
  );
}
await writeFile(join(dist, 'robots.txt'), robotsText());
await writeFile(join(dist, 'sitemap.xml'), sitemapXml());

const allScripts = assets.filter(file => file.endsWith('.js'));
const sizes = await measureSizes(dist, pageCodes, allScripts, filesOf([applicationModule]));
await mkdir(join(dist, '.vite'), { recursive: true });
// `e2e/first-load/code-weight.test.ts` compares the sizes with their limits.
await writeFile(join(dist, '.vite/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
// After the sizes, because no page of the web app loads these files.
await buildDocs(dist);
await compressFolder(dist);

await rm(prerenderDist, { recursive: true });

function sourceSizeOf({ modules }: Rolldown.RenderedChunk): number {
  return Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
}

/** Excludes personal pages. Public pages that must not be indexed are not excluded, because crawlers must read their robots meta tag. */
function robotsText(): string {
  const personal = routeNames.filter(isSignedInPage).map(pathOf);
  // A rule also applies to all paths below its path, so these are omitted.
  const roots = personal.filter(path => !personal.some(other => path.startsWith(`${other}/`)));
  return [
    'User-agent: *',
    ...roots.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemapXml(): string {
  const listed = routeNames.map(name => routes[name]).filter(({ robots }) => robots === 'index');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes a `.br` and a `.gz` file next to each text file that is not very small. The adapter serves them. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && textFile.test(entry.name));
  await Promise.all(files.map(entry => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  // A smaller file fits into one network packet without compression.
  if (content.length < 1000) return;
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotli)]);
}
