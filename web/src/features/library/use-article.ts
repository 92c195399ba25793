import type { ContentItem } from '@choose-life/client';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { trpc } from '../../api/trpc.ts';

/** The article with an id. Until it is loaded, the data of the library list. With a null id nothing is requested. */
export function useArticle(contentId: string | null) {
  const read = trpc.content.readByContentId.useQuery(
    { contentId: contentId ?? '' },
    { enabled: contentId !== null },
  );
  const library = trpc.useUtils().content.readContentLibrary.getData({ categories: wireCategories });
  const listed = library?.contentLibrary.data.find(item => String(item.contentId) === contentId);
  const article: ContentItem | undefined = read.data?.data ?? (read.isError ? undefined : listed);
  return { article, isLoading: read.isLoading, isError: read.isError, refetch: read.refetch };
}
