import { posix } from 'node:path';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { Marked, Parser, Renderer, type Token, type Tokens } from 'marked';

export type WrittenPage = ReturnType<typeof writtenOut>;

/** Renders a page: a heading, a paragraph with the purpose of the page, then the rest. */
export function writtenOut(markdown: string) {
  let blocks = 0;
  const code = ({ lang, text }: Tokens.Code) =>
    scrolling('pre', 'code', `Code ${++blocks}: ${lang || 'text'}`, `<code>${escapeHtml(text)}</code>`);
  const marked = new Marked({ renderer: { code, heading, link, table } });
  const tokens = marked.lexer(markdown);
  return {
    title: textOf(tokens, 'heading'),
    summary: textOf(tokens, 'paragraph'),
    markup: marked.parser(tokens),
  };
}

function textOf(tokens: readonly Token[], type: 'heading' | 'paragraph'): string {
  const first = tokens.find((token): token is Tokens.Heading | Tokens.Paragraph => token.type === type);
  return Parser.parseInline(first?.tokens ?? [])
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

function heading(this: Renderer, { tokens, depth, text }: Tokens.Heading): string {
  const anchor = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
}

/** Recipes are pages here; other files of the repository are named. */
function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  const text = this.parser.parseInline(tokens);
  const [, recipe, anchor = ''] = /^(?:\.\/|recipes\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (recipe) return `<a href="/docs/recipes/${recipe}${anchor}">${text}</a>`;
  if (/^(https?:|#|\/)/.test(href)) return `<a href="${escapeHtml(href)}">${text}</a>`;
  const file = `<code>${escapeHtml(posix.join('docs/recipes', href.split('#')[0] ?? ''))}</code>`;
  return text === file ? text : `${text} (${file})`;
}

function table(this: Renderer, token: Tokens.Table): string {
  const label = token.header.map(({ text }) => text.replaceAll('`', '')).join(', ');
  return scrolling('div', 'table', label, Renderer.prototype.table.call(this, token));
}

/** A box that scrolls sideways, which the keyboard can reach. */
function scrolling(tag: string, kind: string, label: string, inner: string): string {
  return `<${tag} class="${kind}" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${inner}</${tag}>\n`;
}
