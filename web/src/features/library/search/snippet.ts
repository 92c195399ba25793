import { plainTextOf } from '@choose-life/contracts/domain/plain-text';
import type { Found } from './found.ts';
import { piecesOf } from './marked.ts';

/** Characters of a snippet, and before its first match. */
const maxLength = 180;
const lead = 50;

/** The text of a search result: the introduction, or the text around the first match further down. */
export function snippetOf({ item, words }: Found): string {
  const introduction = plainTextOf(item.contentIntroduction);
  const parts = [introduction, plainTextOf(item.contentBody), plainTextOf(item.contentConclusion)];
  for (const part of parts) {
    const first = piecesOf(part, words).find(({ found }) => found);
    if (first) return around(part, first.at);
  }
  return introduction;
}

/** The text around a position, cut at blanks. */
function around(text: string, at: number): string {
  const space = text.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space === -1 || space > at ? at : space + 1;
  const rest = text.slice(from);
  const before = from > 0 ? '… ' : '';
  if (rest.length <= maxLength) return before + rest;
  const end = rest.lastIndexOf(' ', maxLength);
  return `${before}${rest.slice(0, end > 0 ? end : maxLength)} …`;
}
