import { type Category, inCategory, stripSingleParagraph } from '@choose-life/contracts/domain/content';
import type { LibraryItem } from './library-item.ts';

/** What somebody looks for. */
export interface LibraryFilter {
  /** As typed. */
  readonly words: string;
  /** Chips that are pressed; none stands for all of them. */
  readonly categories: readonly Category[];
}

/** Nothing looked for: every article. */
export const noFilter: LibraryFilter = { words: '', categories: [] };

/** The articles in any of the pressed categories that hold every word in title, introduction or author. */
export function matching<Item extends LibraryItem>(items: readonly Item[], filter: LibraryFilter): Item[] {
  const words = folded(filter.words)
    .split(/\s+/)
    .filter(word => word !== '');
  return items.filter(item => {
    const text = folded(searchedText(item));
    return inChosenCategories(item, filter.categories) && words.every(word => text.includes(word));
  });
}

/** The filter after a chip was pressed or released. */
export function withToggled(filter: LibraryFilter, category: Category): LibraryFilter {
  const { categories } = filter;
  const pressed = categories.includes(category);
  return {
    ...filter,
    categories: pressed ? categories.filter(held => held !== category) : [...categories, category],
  };
}

function inChosenCategories(item: LibraryItem, chosen: readonly Category[]): boolean {
  return chosen.length === 0 || chosen.some(category => inCategory(item, category));
}

function searchedText({ contentTitle, contentIntroduction, contentAuthorName }: LibraryItem): string {
  return [
    stripSingleParagraph(contentTitle),
    stripSingleParagraph(contentIntroduction),
    contentAuthorName,
  ].join('\n');
}

/** Without case and marks, so that 'adebayo' finds 'Adébáyọ̀'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
