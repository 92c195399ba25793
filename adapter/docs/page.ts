import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Html, html } from './html.ts';

/** One page of the docs. */
export interface DocsPage {
  readonly title: string;
  readonly description: string;
  /** The entry of the navigation that the page belongs to; null for the start page. */
  readonly place: DocsPlace | null;
  readonly main: Html;
  /** Scripts and style sheets of this page alone, from the build. */
  readonly assets?: readonly AssetName[];
  /** Further tags of the head, after those. */
  readonly head?: Html;
}

/** Where each part of the docs stands. */
export const docsPaths = {
  start: '/docs',
  reference: '/docs/reference',
  playground: '/docs/playground',
  api: '/docs/api',
  recipes: '/docs/recipes',
  openapi: '/docs/gateway.openapi.json',
  adapterOpenapi: '/docs/adapter.openapi.json',
} as const;

/** What starts the renderer of the OpenAPI document, and gives it our look. The renderer itself is in the web app's build. */
export const rendererPaths = { start: '/docs/api/start.js', ownStyle: '/docs/api/own.css' } as const;

/** The parts of the docs in the navigation, with their titles. */
export const places = [
  ['reference', 'Reference'],
  ['playground', 'Playground'],
  ['api', 'OpenAPI'],
  ['recipes', 'Recipes'],
] as const;

/** An entry of the navigation. */
export type DocsPlace = (typeof places)[number][0];

/** A whole document in the product's look. */
export function documentOf(
  { title, description, place, main, assets = [], head }: DocsPage,
  built: BuiltAssets,
): string {
  const links = places.map(
    ([name, label]) =>
      html`<li><a href="${docsPaths[name]}"${name === place ? html` aria-current="page"` : ''}>${label}</a></li>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} | Choose Life docs</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#191C57">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${['style' as const, ...assets].map(name => tagOf(name, built))}
${head ?? ''}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar">
<div class="content flex flex-wrap items-center justify-between gap-x-8 py-2">
<a class="brand" href="${docsPaths.start}"><img src="/favicon.svg" alt="" width="32" height="32"><span>Choose Life</span> <span class="text-ink-subtle">Docs</span></a>
<nav aria-label="Docs"><ul>${links}</ul></nav>
</div>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="foot on-deep">
<div class="content flex flex-wrap justify-between gap-x-8 gap-y-2 py-8">
<p>Made from one table of calls. Everything here is served by this adapter.</p>
<p><a href="/">To the web app</a></p>
</div>
</footer>
</body>
</html>
`.markup;
}

/** A file that the web app's build made for the docs. */
interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** A style sheet or script of the docs by its name. */
type AssetName = 'style' | 'playground' | 'reference' | 'copy' | 'rendererStyle' | 'rendererCode';

/** The style sheets and scripts of the docs. None where the web app has not been built: pages can be read all the same. */
type BuiltAssets = Readonly<Partial<Record<AssetName, BuiltFile>>>;

/** What the web app's build has for the docs. */
export async function readBuiltAssets(webDist: string): Promise<BuiltAssets> {
  try {
    // The build writes this file (web/tools/build-docs.ts).
    return JSON.parse(await readFile(join(webDist, '.vite/docs.json'), 'utf8')) as BuiltAssets;
  } catch {
    return {};
  }
}

/** The tag of a file that the build made; nothing where it has made none. */
function tagOf(name: AssetName, built: BuiltAssets): Html {
  const file = built[name];
  if (file === undefined) return html``;
  const { integrity, path } = file;
  if (path.endsWith('.css'))
    return html`<link rel="stylesheet" href="${path}" integrity="${integrity}" crossorigin>`;
  // Swagger UI (the renderer) is no module, since it tells its name to the page.
  const kind = name === 'rendererCode' ? html`defer` : html`type="module"`;
  return html`<script ${kind} src="${path}" integrity="${integrity}" crossorigin></script>`;
}

/**
 * A page of the docs as it is asked for at `address`, with or without a slash at the end. Addresses of this server stand in it
 * from the top; they become relative ones, so that they also hold where a proxy serves all of it below a path of its own.
 */
export function withRelativeLinks(address: string, page: string): string {
  const top = '../'.repeat(address.split('/').length - 2) || './';
  return page.replaceAll(/ (href|src|data-[a-z]+)="\//g, ` $1="${top}`);
}
