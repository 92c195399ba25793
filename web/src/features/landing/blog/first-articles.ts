import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { readArticles } from './read-articles.ts';

/**
 * The articles of the first visit. The document of the blog runs this file by itself, so that the call and the picture
 * people see first are on their way while React is still being fetched.
 */
export const firstArticles = readArticles();

// Whoever awaits the articles hears of a fault; nobody may be there yet.
firstArticles.then(([first]) => fetchPicture(pictureUrlOf(first?.contentDisplayPictureUrl))).catch(() => {});

/** Asked for as the card asks for it, so that the card finds it there. */
function fetchPicture(address: string | null): void {
  if (address === null) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.fetchPriority = 'high';
  picture.src = address;
}
