import type { ContentItem } from '@choose-life/client';
import { plainTextOf, plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import type { FindArticles } from './found.ts';
import { folded, wordsOf } from './words.ts';

/** Articles with all words in title, introduction or author: the search until the index is loaded. */
export function searchPlainly(items: readonly ContentItem[]): FindArticles {
  return typed => {
    const parts = folded(typed)
      .split(/\s+/)
      .filter(part => part !== '');
    const words = wordsOf(typed);
    return items
      .filter(item => parts.every(part => folded(searchedText(item)).includes(part)))
      .map(item => ({ item, words }));
  };
}

function searchedText({ contentTitle, contentIntroduction, contentAuthorName }: ContentItem): string {
  return [plainTitleOf(contentTitle), plainTextOf(contentIntroduction), contentAuthorName].join('\n');
}
