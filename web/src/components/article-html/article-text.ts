import {
  plainTextOf as plainTextOfHtml,
  plainTitleOf as plainTitleOfHtml,
} from '@choose-life/contracts/domain/plain-text';
import { inertTemplateOf } from './html-policy.ts';

/** HTML as one line of plain text: introductions, authors, texts to search. All HTML entities are decoded. */
export function plainTextOf(html: string | null | undefined): string {
  return plainTextOfHtml(decodeEntities(html));
}

/** A title as one line of plain text. A title that consists only of tags is returned unchanged, because an article needs one. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTitleOfHtml(decodeEntities(html));
}

const entities = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi;

/**
 * Replaces entities by their characters, except those of markup (`&lt;`). The browser's parser decodes each entity: a table of all
 * 2,200 names would be larger than the code of a page. While a page is prerendered, there is no parser, and no article.
 */
function decodeEntities(html: string | null | undefined): string {
  if (!html?.includes('&') || typeof document === 'undefined') return html ?? '';
  return html.replace(entities, characterOf);
}

/** Decoded entities, by entity. */
const decoded = new Map<string, string>();

function characterOf(entity: string): string {
  const found = decoded.get(entity);
  if (found !== undefined) return found;
  const character = escaped(inertTemplateOf(entity).content.textContent ?? '');
  decoded.set(entity, character);
  return character;
}

const markup: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, character => markup[character] ?? '');
}
