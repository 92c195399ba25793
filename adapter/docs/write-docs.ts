import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defaultAddress } from './adapter-document.ts';
import { type RenderedPage, renderPage } from './markdown.ts';
import { type DocsPage, documentOf, readBuiltAssets, withRelativeLinks } from './page.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFile(join(root, file), 'utf8');

/**
 * Writes the pages of `/docs` and both OpenAPI documents into a build of the web app.
 * @param webDist the folder of the build, which contains the style sheets and scripts of the pages
 * @param publicUrl the adapter's address, whose origin replaces `defaultAddress` in the texts and in the adapter's document
 */
export async function writeDocs(webDist: string, publicUrl: string): Promise<void> {
  // PUBLIC_URL may end with slashes.
  const { origin } = new URL(publicUrl);
  const withPublicUrl = (text: string) => text.replaceAll(defaultAddress, origin);
  const start = renderPage(withPublicUrl(await textOf('docs/start.md')));
  const recipes = await readRecipes();
  const pages: Record<string, DocsPage> = {
    '/docs': startPage(start, recipes),
    '/docs/api': apiPage,
    '/docs/recipes': recipesPage(recipes),
  };
  for (const recipe of recipes) pages[pathOf(recipe)] = recipePage(recipe, recipes);
  const files: Record<string, string> = {
    '/docs/adapter.openapi.json': withPublicUrl(await textOf('openapi/adapter.openapi.json')),
    '/docs/gateway.openapi.json': await textOf('openapi/gateway.openapi.json'),
  };
  // A page is served at its address with and without a slash at the end. Its links are relative to the address, so there are two files.
  const builtAssets = await readBuiltAssets(webDist);
  for (const [path, content] of Object.entries(pages)) {
    const html = documentOf(path, content, builtAssets);
    files[`${path}.html`] = withRelativeLinks(path, html);
    files[`${path}/index.html`] = withRelativeLinks(`${path}/`, html);
  }
  await Promise.all(Object.entries(files).map(([path, text]) => writeCompressed(join(webDist, path), text)));
}

interface Recipe extends RenderedPage {
  /** The last segment of its address, which is the file's name without `.md`. */
  readonly slug: string;
}

async function readRecipes(): Promise<Recipe[]> {
  const files = (await readdir(join(root, 'docs/recipes'))).filter(file => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async file => ({
      slug: file.slice(0, -'.md'.length),
      ...renderPage(await textOf(`docs/recipes/${file}`)),
    })),
  );
}

/** The page at `/docs`. The text before its first section heading is shown as a banner. */
function startPage({ title, summary, markup }: RenderedPage, recipes: readonly Recipe[]): DocsPage {
  // Each section starts with its heading.
  const [banner = '', ...sections] = markup.split(/(?=<h2)/);
  return {
    title,
    description: summary,
    assets: ['codeExamples'],
    main: `<div class="hero on-deep bg-indigo-deep text-on-deep lg:cloth">
<div class="content grid gap-5 py-14 lg:mx-0 lg:w-[62%] lg:max-w-none lg:bg-indigo-deep lg:py-20 lg:ps-[max(2rem,calc((100vw-72rem)/2+2rem))] lg:pe-0">${banner}</div></div>
<div class="content"><article class="prose start">${sections.join('')}</article>${recipeList('Recipes', recipes)}</div>`,
  };
}

const linkClasses =
  'inline-flex min-h-11 items-center rounded-chip bg-sunk px-4 no-underline aria-[current]:bg-indigo aria-[current]:text-on-indigo';

/** The page at `/docs/api`, with the OpenAPI documents. The script of the page renders the chosen document (web/docs/api.js). */
const apiPage: DocsPage = {
  title: 'API',
  description: 'The OpenAPI documents of the adapter and of the gateway behind it.',
  assets: ['apiStyle', 'api'],
  main: `<div class="content">
<div class="prose">
<h1>API</h1>
<p>The adapter’s procedures can be tried here. They are real: a write changes data. For those that need a session, send
<code>authentication.login</code> and put the token of its answer into the field. The token is not stored, and is
forgotten when you leave the page. The gateway is another server: its calls are only shown, not sent.</p>
<noscript><p>This page needs JavaScript. The documents can be read without it: <a href="/docs/adapter.openapi.json">the adapter’s</a>,
<a href="/docs/gateway.openapi.json">the gateway’s</a>.</p></noscript>
</div>
<nav class="flex flex-wrap gap-2 py-6" aria-label="Documents">
<a class="${linkClasses}" href="/docs/api">Adapter</a> <a class="${linkClasses}" href="/docs/api?gateway">Gateway</a>
</nav>
<div id="api"></div>
</div>`,
};

function recipesPage(recipes: readonly Recipe[]): DocsPage {
  const lead = 'Step by step: what integrators and front-end developers do most often.';
  return {
    title: 'Recipes',
    description: lead,
    assets: [],
    main: `<div class="content"><div class="prose"><h1>Recipes</h1><p>${lead}</p></div>${recipeList('All recipes', recipes)}</div>`,
  };
}

function recipePage({ title, summary, markup, slug }: Recipe, recipes: readonly Recipe[]): DocsPage {
  const otherRecipes = recipes.filter(recipe => recipe.slug !== slug);
  return {
    title,
    description: summary,
    assets: ['codeExamples'],
    main: `<div class="content"><article class="prose">${markup}</article>${recipeList('Other recipes', otherRecipes)}</div>`,
  };
}

function recipeList(heading: string, recipes: readonly Recipe[]): string {
  const rows = recipes.map(
    recipe =>
      `<li class="border-t border-line py-3.5"><a class="inline-block py-1" href="${pathOf(recipe)}">${recipe.title}</a><p class="text-ink-muted">${recipe.summary}</p></li>`,
  );
  return `<section class="mt-12 grid gap-4" aria-labelledby="recipes"><h2 id="recipes">${heading}</h2><ul class="grid gap-x-8 border-b border-line sm:grid-cols-2">${rows.join('')}</ul></section>`;
}

function pathOf({ slug }: Recipe): string {
  return `/docs/recipes/${slug}`;
}

/** Writes a file, and next to it a copy in gzip format, which the adapter sends to browsers that accept gzip. */
async function writeCompressed(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, text),
    // Level 9 compresses most. It takes longer than the default, but runs once per build.
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}

/**
 * `node docs/write-docs.ts FOLDER` writes the docs into the folder of a build of the web app, as production serves them. PUBLIC_URL is the
 * address in the examples. Without it `web/docs/code-examples.ts` inserts the address of the open page.
 */
if (import.meta.main) {
  const [, , webDist] = process.argv;
  if (webDist === undefined) throw new Error('Usage: node docs/write-docs.ts FOLDER');
  // An empty variable counts as unset.
  await writeDocs(webDist, process.env.PUBLIC_URL || defaultAddress);
}
