import type { ContentItem } from '@choose-life/client';
import { pictureUrlOf, wireCategories } from '@choose-life/contracts/domain/content';
import { client } from '@/api/client';

/** Requests the articles with the fixed input of s.9: all categories, at most 100 articles. The browser filters them. */
async function fetchArticles(): Promise<readonly ContentItem[]> {
  const { contentLibrary } = await client.content.readContentLibrary.query({
    categories: wireCategories,
    pageNumber: 1,
    pageSize: 100,
  });
  return contentLibrary.data;
}

/**
 * The early request for the articles. The HTML document of the blog runs this module directly, while the code of the app is still loading.
 * Null during prerendering, and after `readArticles` has returned the promise. Also null if the visitor came from another page of the app:
 * the document is then already complete.
 */
let earlyCall = import.meta.env.SSR || document.readyState === 'complete' ? null : fetchArticles();

// The first picture is requested early too. An error is ignored here, because the caller of `readArticles` reports it.
earlyCall?.then(([article]) => fetchPicture(pictureUrlOf(article?.contentDisplayPictureUrl))).catch(() => {});

/** The articles. The first use returns the early call, if there is one. Every other use requests the articles. */
export async function readArticles(): Promise<readonly ContentItem[]> {
  const articles = earlyCall ?? fetchArticles();
  earlyCall = null;
  return articles;
}

/** Requests a picture with the same options as the image of the card, so that the card finds it in the browser's cache. */
function fetchPicture(url: string | null): void {
  if (url === null) return;
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.setAttribute('fetchpriority', 'high');
  picture.src = url;
}
