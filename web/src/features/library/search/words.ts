import type { ContentItem } from '@choose-life/client';
import { plainTextOf } from '@/components/article-html/article-text';

export interface Found {
  readonly item: ContentItem;
  /** The matched words, normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** Cuts a text at the matched words. The pieces add up to the text. */
export function piecesOf(text: string, words: readonly string[]) {
  const wanted = new Set(words);
  const pieces: { at: number; text: string; found: boolean }[] = [];
  let from = 0;
  const add = (to: number, found: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), found });
    from = to;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!wanted.has(folded(word))) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** The words of a text in lower case and without diacritics, so that 'adebayo' finds 'Adébáyọ̀'. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

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

function around(text: string, at: number): string {
  const space = text.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space === -1 || space > at ? at : space + 1;
  const rest = text.slice(from);
  const before = from > 0 ? '… ' : '';
  if (rest.length <= maxLength) return before + rest;
  const end = rest.lastIndexOf(' ', maxLength);
  return `${before}${rest.slice(0, end > 0 ? end : maxLength)} …`;
}
