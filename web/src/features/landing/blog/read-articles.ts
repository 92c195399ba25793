import type { ContentItem } from '@choose-life/client';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { directCall } from '../../../api/direct-call.ts';

/** Everything, which is filtered in the browser (s.9). */
const everything = { categories: wireCategories, pageNumber: 1, pageSize: 100 };

export async function readArticles(): Promise<readonly ContentItem[]> {
  const { contentLibrary } = await directCall('content', 'readContentLibrary', everything);
  return contentLibrary.data;
}
