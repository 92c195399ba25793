import { posix } from 'node:path';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { Marked, type Renderer, type Tokens } from 'marked';
import { codeBlock, html, ownMarkup, tableOf } from './html.ts';
import { docsPaths } from './page.ts';

/** A recipe's Markdown as it is read here and on code hosts alike. */
export interface Markdown {
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
