import {
  plainTextOf as plainTextOfHtml,
  plainTitleOf as plainTitleOfHtml,
} from '@choose-life/contracts/domain/plain-text';
import { inertTemplateOf } from './html-policy.ts';

/** HTML as one line of plain text, for introductions, authors and the search. All HTML entities are decoded. */
export function plainTextOf(html: string | null | undefined): string {
  return plainTextOfHtml(decodeEntities(html));
}

/** A title as one line of plain text. A title that consists only of tags is returned unchanged, because an article needs one. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTitleOfHtml(decodeEntities(html));
}

/** Matches an entity by decimal number, hexadecimal number or name. The semicolon may be missing, as in HTML. */
const entityPattern = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi;

/**
 * Replaces entities by their characters, except entities of markup (`&lt;`): `plainTextOfHtml` decodes these after it has removed the tags.
 * The browser's parser decodes each entity, because a table of all 2,200 names would be larger than the code of a page. While a page is
 * prerendered, there is no parser, but also no article.
 */
function decodeEntities(html: string | null | undefined): string {
  if (!html?.includes('&') || typeof document === 'undefined') return html ?? '';
  return html.replace(entityPattern, decodeEntity);
}

/** A cache: the character of each entity that was decoded. */
const decodedEntities = new Map<string, string>();

function decodeEntity(entity: string): string {
  const cached = decodedEntities.get(entity);
  if (cached !== undefined) return cached;
  const character = escapeMarkup(inertTemplateOf(entity).content.textContent ?? '');
  decodedEntities.set(entity, character);
  return character;
}

/** The characters that have a meaning in HTML, with their entities. */
const markupEntities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes markup again: the caller removes tags from the decoded text, and a decoded '<' must not become part of a tag. */
function escapeMarkup(text: string): string {
  // `markupEntities` has every character of the pattern, so the fallback is never used.
  return text.replace(/[<>&"']/g, character => markupEntities[character] ?? '');
}
