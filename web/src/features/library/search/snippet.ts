import { plainTextOf } from '@choose-life/contracts/domain/plain-text';
import type { Found, SearchedItem } from './found.ts';
import { piecesOf } from './marked.ts';

/** Characters of a snippet, and of what stands before the first word found. */
const maxLength = 180;
const lead = 50;

/** What a result shows of its article: the introduction, or where the words stand only further down, the text around them. */
export function snippetOf({ item, words }: Found<SearchedItem>): string {
  const introduction = plainTextOf(item.contentIntroduction);
  const parts = [introduction, plainTextOf(item.contentBody), plainTextOf(item.contentConclusion)];
  for (const part of parts) {
    const first = piecesOf(part, words).find(({ found }) => found);
    if (first) return around(part, first.at);
  }
  return introduction;
}

/** The text around a place, cut between words where there is a space. */
function around(text: string, at: number): string {
  const space = text.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space === -1 || space > at ? at : space + 1;
  const rest = text.slice(from);
  const before = from > 0 ? '… ' : '';
  if (rest.length <= maxLength) return before + rest;
  const end = rest.lastIndexOf(' ', maxLength);
  return `${before}${rest.slice(0, end > 0 ? end : maxLength)} …`;
}
