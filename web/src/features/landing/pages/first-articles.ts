import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { readArticles } from './read-articles.ts';

/**
 * The articles of the first visit. The document of the blog runs this module itself, so that the call and the first picture
 * load in parallel with React.
 */
export const firstArticles = readArticles();

// Faults are handled where the articles are awaited.
firstArticles.then(([first]) => fetchPicture(pictureUrlOf(first?.contentDisplayPictureUrl))).catch(() => {});

/** With the same options as the card's image, so that the card finds it in the cache. */
function fetchPicture(address: string | null): void {
  if (address === null) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.fetchPriority = 'high';
  picture.src = address;
}
