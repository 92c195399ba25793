import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Html, html, ownMarkup } from './html.ts';
import { type DocsPage, docsPaths } from './page.ts';
import { type Markdown, writtenOut } from './recipe-markup.ts';

/** A page of `docs/recipes`. */
export interface Recipe extends Markdown {
  /** The last part of its address: its file's name. */
  readonly slug: string;
}

const folder = resolve(import.meta.dirname, '../../docs/recipes');

/** All recipes, by name. */
export async function readRecipes(): Promise<Recipe[]> {
  const names = (await readdir(folder).catch((): string[] => [])).filter(file => file.endsWith('.md')).sort();
  return Promise.all(
    names.map(async name => ({
      slug: name.slice(0, -'.md'.length),
      ...writtenOut(await readFile(join(folder, name), 'utf8')),
    })),
  );
}

/** `/docs/recipes`: what there is. */
export function recipesPage(recipes: readonly Recipe[]): DocsPage {
  const lead = 'Step by step: what integrators and front-end developers do most often.';
  return {
    title: 'Recipes',
    description: lead,
    place: 'recipes',
    main: html`<div class="content page-head"><h1>Recipes</h1>
<p class="lead">${lead}</p></div>
<div class="content part">${recipeList(recipes)}</div>`,
  };
}

/** `/docs/recipes/{slug}`: one of them, with the way to the others. */
export function recipePage(recipe: Recipe, recipes: readonly Recipe[]): DocsPage {
  const others = recipes.filter(({ slug }) => slug !== recipe.slug);
  return {
    title: recipe.title,
    description: recipe.summary,
    place: 'recipes',
    assets: ['copy'],
    main: html`<div class="content recipe">
<p class="crumb"><a href="${docsPaths.recipes}">Recipes</a></p>
<article class="prose">${ownMarkup(recipe.markup)}</article>
<section aria-labelledby="others"><h2 id="others">Other recipes</h2>${recipeList(others)}</section>
</div>`,
  };
}

/** Recipes as a list of links. */
export function recipeList(recipes: readonly Recipe[]): Html {
  return html`<ul class="recipes">${recipes.map(
    ({ slug, title, summary }) =>
      html`<li><a href="${docsPaths.recipes}/${slug}">${title}</a><p>${summary}</p></li>`,
  )}</ul>`;
}
