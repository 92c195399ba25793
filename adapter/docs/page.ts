import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandColours, brandName } from '@choose-life/contracts/domain/brand';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';

/** One page of the docs. All texts are HTML. Title and description become part of the head, so they have no tags and no quotation marks. */
export interface DocsPage {
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** Names of additional scripts and style sheets from the build. All pages have `style` and `session`. */
  readonly assets: readonly AssetName[];
}

/** The keys of the built files in `.vite/docs.json` (web/tools/build-docs.ts has their source files). */
type AssetName = 'style' | 'session' | 'codeExamples' | 'api' | 'apiStyle';

/** The address and the text of each link in the header. */
const navigation = [
  ['/docs/api', 'API'],
  ['/docs/recipes', 'Recipes'],
] as const;

const linkClasses =
  'inline-flex min-h-11 items-center border-y-3 border-transparent text-ink-muted no-underline hover:text-ink aria-[current]:border-b-indigo aria-[current]:text-indigo forced-colors:aria-[current]:outline-2';

/**
 * The HTML document of a page. Its links are absolute paths; `withRelativeLinks` changes them.
 * @param path the path of the page, without a slash at the end
 */
export function documentOf(
  path: string,
  { title, description, main, assets }: DocsPage,
  builtAssets: BuiltAssets,
): string {
  const links = navigation.map(
    ([target, label]) =>
      `<li><a class="${linkClasses}" href="${target}"${path.startsWith(target) ? ' aria-current="page"' : ''}>${label}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} | ${escapeHtml(brandName)} docs</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${brandColours.deep}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${(['style', 'session', ...assets] as const).map(name => tagOf(builtAssets[name])).join('\n')}
</head>
<body class="flex flex-col">
<a class="absolute -top-16 left-4 z-2 rounded-button bg-surface px-4 py-3 focus:top-3" href="#main">Skip to content</a>
<header class="border-b border-line bg-surface">
<div class="content flex flex-wrap items-center justify-between gap-x-8 py-2">
<a class="inline-flex min-h-11 items-center gap-2 font-display text-question font-bold tracking-[-0.015em] whitespace-nowrap text-ink no-underline hover:text-indigo-hover" href="/docs"><img src="/favicon.svg" alt="" width="32" height="32"><span>${escapeHtml(brandName)}</span> <span class="text-ink-subtle">Docs</span></a>
<nav aria-label="Docs"><ul class="flex gap-x-7">${links.join('')}</ul></nav>
</div>
</header>
<main id="main" tabindex="-1" class="flex-1 pb-16">
${main}
</main>
<footer class="on-deep bg-indigo-deep text-meta text-on-deep-muted">
<div class="content flex flex-wrap justify-between gap-x-8 gap-y-2 py-8">
<p>The API documents are generated from the contract’s table of calls. This adapter serves all of these pages.</p>
<p><a class="text-on-deep" href="/">To the web app</a></p>
</div>
</footer>
</body>
</html>
`;
}

interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** The style sheets and scripts of the docs. Empty if the web app has not been built: the pages are then unstyled. */
type BuiltAssets = Readonly<Partial<Record<AssetName, BuiltFile>>>;

/** Reads the list of the docs' style sheets and scripts from a build of the web app. @param webDist the folder of the build */
export async function readBuiltAssets(webDist: string): Promise<BuiltAssets> {
  try {
    // The build writes this file (web/tools/build-docs.ts).
    return JSON.parse(await readFile(join(webDist, '.vite/docs.json'), 'utf8')) as BuiltAssets;
  } catch {
    // There is no build, or its list is unreadable. The docs can be read without styles.
    return {};
  }
}

function tagOf(file: BuiltFile | undefined): string {
  if (file === undefined) return '';
  const { integrity, path } = file;
  return path.endsWith('.css')
    ? `<link rel="stylesheet" href="${path}" integrity="${integrity}" crossorigin>`
    : `<script type="module" src="${path}" integrity="${integrity}" crossorigin></script>`;
}

/**
 * Makes all links of a page relative, also those to scripts, style sheets and pictures, so that they work if a proxy serves the product below a
 * path. Links to other origins and to a part of the page are unchanged.
 * @param path the path of the page, with or without a slash at the end
 */
export function withRelativeLinks(path: string, page: string): string {
  // One '../' for each folder of the path: none for `/docs`, one for `/docs/api` and for `/docs/`.
  const pathToRoot = '../'.repeat(path.split('/').length - 2) || './';
  return page.replaceAll(/ (href|src)="\//g, ` $1="${pathToRoot}`);
}
