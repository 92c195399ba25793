import { posix } from 'node:path';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { Marked, Parser, Renderer, type Token, type Tokens } from 'marked';

/** A page as HTML. Title and summary have no tags, but their special characters are escaped. */
export interface RenderedPage {
  readonly title: string;
  readonly summary: string;
  readonly markup: string;
}

/** Renders a page of Markdown, which starts with a heading, then a paragraph with the purpose of the page. */
export function renderPage(markdown: string): RenderedPage {
  // Numbers the blocks of code, because the label of a region must be unique on its page.
  let blockCount = 0;
  const code = ({ lang, text }: Tokens.Code) =>
    scrollBox('pre', 'code', `Code ${++blockCount}: ${lang || 'text'}`, `<code>${escapeHtml(text)}</code>`);
  const marked = new Marked({ renderer: { code, heading, link, table } });
  const tokens = marked.lexer(markdown);
  return {
    title: textOf(tokens, 'heading'),
    summary: textOf(tokens, 'paragraph'),
    markup: marked.parser(tokens),
  };
}

/** The first heading or paragraph on one line without tags; empty if there is none. */
function textOf(tokens: readonly Token[], type: 'heading' | 'paragraph'): string {
  const first = tokens.find((token): token is Tokens.Heading | Tokens.Paragraph => token.type === type);
  return Parser.parseInline(first?.tokens ?? [])
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** Renders a heading with an id for links to it: its words in lower case, joined by hyphens. */
function heading(this: Renderer, { tokens, depth, text }: Tokens.Heading): string {
  const anchor = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
}

/**
 * Renders a link. A link to a recipe leads to its page. Other files of the repository have no page, so their path is shown instead. Only recipes
 * link to other files, so such a link is relative to the folder of the recipes.
 */
function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  const text = this.parser.parseInline(tokens);
  // A file in the folder of the recipes, or a link from the start page to `recipes/`.
  const [, recipe, anchor = ''] = /^(?:\.\/|recipes\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (recipe) return `<a href="/docs/recipes/${recipe}${anchor}">${text}</a>`;
  if (/^(https?:|#|\/)/.test(href)) return `<a href="${escapeHtml(href)}">${text}</a>`;
  const file = `<code>${escapeHtml(posix.join('docs/recipes', href.split('#')[0] ?? ''))}</code>`;
  // The text of a link may be the path.
  return text === file ? text : `${text} (${file})`;
}

function table(this: Renderer, token: Tokens.Table): string {
  const label = token.header.map(({ text }) => text.replaceAll('`', '')).join(', ');
  return scrollBox('div', 'table', label, Renderer.prototype.table.call(this, token));
}

/** A box that scrolls sideways. It can be focused, so that it can be scrolled by keyboard. */
function scrollBox(tag: string, kind: string, label: string, inner: string): string {
  return `<${tag} class="${kind}" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${inner}</${tag}>\n`;
}
