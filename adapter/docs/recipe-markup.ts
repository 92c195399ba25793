import { posix } from 'node:path';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { Marked, type Renderer, type Tokens } from 'marked';
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
    renderer: { code: token => codeBlock(token, ++blocks), heading, link, table },
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

/** Wide lines scroll in their box, which the keyboard can reach. */
function codeBlock({ text, lang }: Tokens.Code, number: number): string {
  return `<pre class="code" tabindex="0" role="region" aria-label="Code ${number}: ${escapeHtml(lang || 'text')}"><code>${escapeHtml(text)}</code></pre>\n`;
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
  const inner = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
  const heads = header.map(cell => `<th scope="col">${inner(cell)}</th>`).join('');
  const lines = rows.map(row => `<tr>${row.map(cell => `<td>${inner(cell)}</td>`).join('')}</tr>`);
  const label = escapeHtml(header.map(({ text }) => text.replaceAll('`', '')).join(', '));
  return `<div class="table" role="region" tabindex="0" aria-label="${label}"><table>
<thead><tr>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>\n`;
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
