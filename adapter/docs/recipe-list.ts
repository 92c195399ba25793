import { type Html, html } from './html.ts';
import { docsPaths } from './page.ts';
import type { Recipe } from './recipe.ts';

/** Recipes as a list of links. */
export function recipeList(recipes: readonly Recipe[]): Html {
  return html`<ul class="recipes">${recipes.map(
    ({ slug, title, summary }) =>
      html`<li><a href="${docsPaths.recipes}/${slug}">${title}</a><p>${summary}</p></li>`,
  )}</ul>`;
}
