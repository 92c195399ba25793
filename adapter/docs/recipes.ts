import { readdir, readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { Marked, type Renderer, type Tokens } from 'marked';
import { codeBlock, type Html, html, ownMarkup, tableOf } from './html.ts';
import { type DocsPage, docsPaths } from './page.ts';

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
<div class="content grid gap-6 pt-12">${recipeList(recipes)}</div>`,
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

/** A recipe's Markdown as it is read here and on code hosts alike. */
interface Markdown {
  readonly title: string;
  /** Its first paragraph, as plain text. */
  readonly summary: string;
  readonly markup: string;
}

/** Writes a recipe out: a heading, then a paragraph that says what it is for, then the rest. */
export function writtenOut(markdown: string): Markdown {
  let blocks = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      code: ({ lang, text }) => `${codeBlock(`Code ${++blocks}: ${lang || 'text'}`, text).markup}\n`,
      heading,
      link,
      table,
    },
  });
  const tokens = marked.lexer(markdown);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading')?.text ?? '';
  const first = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph')?.text ?? '';
  const summary = first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ');
  return { title, summary, markup: marked.parser(tokens) };
}

function heading(this: Renderer, { tokens, depth, text }: Tokens.Heading): string {
  return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
}

/** Other recipes are pages here; other files of the repository are named. */
function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  const inner = this.parser.parseInline(tokens);
  if (/^(https?:|#|\/)/.test(href)) return `<a href="${escapeHtml(href)}">${inner}</a>`;
  const [path = '', anchor] = href.split('#');
  const other = /^(?:\.\/)?([\w-]+)\.md$/.exec(path)?.[1];
  if (other) return `<a href="${docsPaths.recipes}/${other}${anchor ? `#${anchor}` : ''}">${inner}</a>`;
  const place = posix.join('docs/recipes', path);
  return inner === `<code>${place}</code>` ? inner : `${inner} (<code>${escapeHtml(place)}</code>)`;
}

function table(this: Renderer, { header, rows }: Tokens.Table): string {
  const inner = ({ tokens }: Tokens.TableCell) => ownMarkup(this.parser.parseInline(tokens));
  const label = header.map(({ text }) => text.replaceAll('`', '')).join(', ');
  const lines = rows.map(row => html`<tr>${row.map(cell => html`<td>${inner(cell)}</td>`)}</tr>\n`);
  return tableOf(label, header.map(inner), lines).markup;
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
