import type { ContentItem } from '@choose-life/client';
import { pictureUrlOf, wireCategories } from '@choose-life/contracts/domain/content';
import { client } from '@/api/client';

/** Everything, which is filtered in the browser (s.9). */
async function fetchArticles(): Promise<readonly ContentItem[]> {
  const { contentLibrary } = await client.content.readContentLibrary.query({
    categories: wireCategories,
    pageNumber: 1,
    pageSize: 100,
  });
  return contentLibrary.data;
}

/**
 * Of the first visit. The document of the blog runs this module itself, while it is loaded, so that the call runs beside the
 * requests of React's code.
 */
let first = import.meta.env.SSR || document.readyState === 'complete' ? null : fetchArticles();

// So does the request of the first picture. Faults are handled where the articles are awaited.
first?.then(([article]) => fetchPicture(pictureUrlOf(article?.contentDisplayPictureUrl))).catch(() => {});

export async function readArticles(): Promise<readonly ContentItem[]> {
  const articles = first ?? fetchArticles();
  first = null;
  return articles;
}

/** With the same options as the card's image, so that the card finds it in the cache. */
function fetchPicture(address: string | null): void {
  if (address === null) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.setAttribute('fetchpriority', 'high');
  picture.src = address;
}
