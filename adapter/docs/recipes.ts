import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltAssets } from './built-assets.ts';
import { html, ownMarkup } from './html.ts';
import { docsPaths, documentOf, scriptOf } from './page.ts';
import type { Recipe } from './recipe.ts';
import { recipeList } from './recipe-list.ts';

const folder = resolve(import.meta.dirname, '../../docs/recipes');

/** All recipes, by name. */
export async function readRecipes(): Promise<Recipe[]> {
  // Fetched when the first page is asked for, so that starting does not wait for it.
  const { writtenOut } = await import('./recipe-markup.ts');
  const names = (await readdir(folder).catch((): string[] => [])).filter(file => file.endsWith('.md')).sort();
  return Promise.all(
    names.map(async name => ({
      slug: name.slice(0, -'.md'.length),
      ...writtenOut(await readFile(join(folder, name), 'utf8')),
    })),
  );
}

/** `/docs/recipes`: what there is. */
export function recipesPage(built: BuiltAssets | null, recipes: readonly Recipe[]): string {
  return documentOf(
    {
      title: 'Recipes',
      description: 'Step by step: what integrators and front-end developers do most often.',
      place: 'recipes',
      main: html`<div class="content page-head"><h1>Recipes</h1>
<p class="lead">Step by step: what integrators and front-end developers do most often.</p></div>
<div class="content part">${recipeList(recipes)}</div>`,
    },
    built,
  );
}

/** `/docs/recipes/{slug}`: one of them, with the way to the others. */
export function recipePage(built: BuiltAssets | null, recipe: Recipe, recipes: readonly Recipe[]): string {
  const others = recipes.filter(({ slug }) => slug !== recipe.slug);
  return documentOf(
    {
      title: recipe.title,
      description: recipe.summary,
      place: 'recipes',
      head: scriptOf(built?.copy),
      main: html`<div class="content recipe">
<p class="crumb"><a href="${docsPaths.recipes}">Recipes</a></p>
<article class="prose">${ownMarkup(recipe.markup)}</article>
<section aria-labelledby="others"><h2 id="others">Other recipes</h2>${recipeList(others)}</section>
</div>`,
    },
    built,
  );
}
