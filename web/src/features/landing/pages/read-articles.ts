import type { ContentItem } from '@choose-life/client';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { client } from '@/api/client';

/** Everything, which is filtered in the browser (s.9). */
const everything = { categories: wireCategories, pageNumber: 1, pageSize: 100 };

/** All articles. */
export async function readArticles(): Promise<readonly ContentItem[]> {
  const { contentLibrary } = await client.content.readContentLibrary.query(everything);
  return contentLibrary.data;
}
