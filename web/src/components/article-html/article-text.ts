import {
  plainTextOf as plainTextOfHtml,
  plainTitleOf as plainTitleOfHtml,
} from '@choose-life/contracts/domain/plain-text';
import { inertTemplateOf } from './html-policy.ts';

/** HTML of an article as one line of clean text: introductions, authors, texts to search. Every entity is read. */
export function plainTextOf(html: string | null | undefined): string {
  return plainTextOfHtml(withCharacters(html));
}

/** The same for a title. One of tags and nothing else stays as it is written: an article needs a name. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTitleOfHtml(withCharacters(html));
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/gi;

/**
 * HTML with its entities as characters; those of markup stay entities. The browser's parser reads each of them by itself, since a table of
 * their 2,200 names would be heavier than a page's code.
 */
function withCharacters(html: string | null | undefined): string {
  if (!html?.includes('&') || typeof document === 'undefined') return html ?? '';
  return html.replace(entity, characterOf);
}

const known = new Map<string, string>();

function characterOf(written: string): string {
  const found = known.get(written);
  if (found !== undefined) return found;
  const character = escaped(inertTemplateOf(written).content.textContent ?? '');
  known.set(written, character);
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
