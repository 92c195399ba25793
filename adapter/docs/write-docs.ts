import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { usualAddress } from './adapter-document.ts';
import type { AdapterDocument } from './document-reader.ts';
import { apiPage, playgroundPage } from './interactive-pages.ts';
import {
  type DocsPage,
  docsPaths,
  documentOf,
  readBuiltAssets,
  rendererPaths,
  withRelativeLinks,
} from './page.ts';
import { readRecipes, recipePage, recipesPage } from './recipes.ts';
import { referencePage } from './reference-page.ts';
import { startPage } from './start-page.ts';

const documents = resolve(import.meta.dirname, '../../openapi');

/**
 * Writes the pages and files of `/docs` into the web app's build, from where the adapter serves them. What the web app's build
 * has for the docs is linked; without it the pages can be read all the same.
 * @param webDist the folder of the web app's build; it may be empty
 * @param publicUrl the adapter's address, which examples call
 */
export async function writeDocs(webDist: string, publicUrl: string): Promise<void> {
  const recipes = await readRecipes();
  const committed = await readFile(join(documents, 'adapter.openapi.json'), 'utf8');
  const ofAdapter = committed.replaceAll(usualAddress, publicUrl);
  // It is what adapterDocument made.
  const document = JSON.parse(ofAdapter) as AdapterDocument;
  const pages: Record<string, DocsPage> = {
    [docsPaths.start]: startPage(recipes, publicUrl),
    [docsPaths.reference]: referencePage(document),
    [docsPaths.playground]: playgroundPage(),
    [docsPaths.api]: apiPage(),
    [docsPaths.recipes]: recipesPage(recipes),
  };
  for (const recipe of recipes) {
    pages[`${docsPaths.recipes}/${recipe.slug}`] = recipePage(recipe, recipes);
  }
  const files: Record<string, string> = {
    [docsPaths.adapterOpenapi]: ofAdapter,
    [docsPaths.openapi]: await readFile(join(documents, 'gateway.openapi.json'), 'utf8'),
    [rendererPaths.start]: await readFile(resolve(import.meta.dirname, 'renderer/start.js'), 'utf8'),
    [rendererPaths.ownStyle]: await readFile(resolve(import.meta.dirname, 'renderer/own.css'), 'utf8'),
  };
  // A page stands at its address with and without a slash at the end. Its links are relative, so each has a file of its own.
  const built = await readBuiltAssets(webDist);
  for (const [path, content] of Object.entries(pages)) {
    const page = documentOf(content, built);
    files[`${path}.html`] = withRelativeLinks(path, page);
    files[`${path}/index.html`] = withRelativeLinks(`${path}/`, page);
  }
  await Promise.all(Object.entries(files).map(([path, text]) => writeCompressed(join(webDist, path), text)));
}

/** Writes a file, and beside it the same compressed. */
async function writeCompressed(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, text),
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}
