import { wireCategories } from '@choose-life/contracts/domain/content';
import { directCall } from '../../../api/direct-call.ts';
import type { ArticleItem } from './article-card.tsx';

/** The call's fixed page (s.9): everything there is, filtered in the browser. */
const everything = { categories: wireCategories, pageNumber: 1, pageSize: 100 };

/** Reads the content library. */
export async function readArticles(): Promise<readonly ArticleItem[]> {
  const { contentLibrary } = await directCall('content', 'readContentLibrary', everything);
  return contentLibrary.data;
}
