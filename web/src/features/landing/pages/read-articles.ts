import type { ContentItem } from '@choose-life/client';
import { pictureUrlOf, wireCategories } from '@choose-life/contracts/domain/content';
import { client } from '@/api/client';

/** Requests all articles, which are filtered in the browser (s.9). */
async function fetchArticles(): Promise<readonly ContentItem[]> {
  const { contentLibrary } = await client.content.readContentLibrary.query({
    categories: wireCategories,
    pageNumber: 1,
    pageSize: 100,
  });
  return contentLibrary.data;
}

/**
 * The call for the articles, if the browser has opened the blog directly. The HTML document of the blog imports this module, so that the call
 * runs while the code of the app is still loading. Null if the visitor came from another page of the app, and after `readArticles` took it.
 */
let firstArticles = import.meta.env.SSR || document.readyState === 'complete' ? null : fetchArticles();

// The first picture is requested as early as possible too. `readArticles` returns the same promise, so its caller reports an error of the
// call.
firstArticles
  ?.then(([article]) => fetchPicture(pictureUrlOf(article?.contentDisplayPictureUrl)))
  .catch(() => {});

/** All articles. The first call returns the articles that are already being loaded, and later calls request them again. */
export async function readArticles(): Promise<readonly ContentItem[]> {
  const articles = firstArticles ?? fetchArticles();
  firstArticles = null;
  return articles;
}

/** Requests a picture with the same options as the image of the card, so that the card finds it in the browser's cache. */
function fetchPicture(address: string | null): void {
  if (address === null) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.setAttribute('fetchpriority', 'high');
  picture.src = address;
}
