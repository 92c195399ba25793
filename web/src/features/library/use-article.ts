import { wireCategories } from '@choose-life/contracts/domain/content';
import { trpc } from '../../api/trpc.ts';
import type { LibraryItem } from './library-item.ts';

/** An article with its full text (s.3). */
export interface Article extends LibraryItem {
  readonly contentBody?: string | null | undefined;
  readonly contentBodyImage?: string | null | undefined;
  readonly contentConclusion?: string | null | undefined;
}

/** The article with an id. Until it is loaded, the data of the library list. With a null id nothing is requested. */
export function useArticle(contentId: string | null) {
  const read = trpc.content.readByContentId.useQuery(
    { contentId: contentId ?? '' },
    { enabled: contentId !== null },
  );
  const library = trpc.useUtils().content.readContentLibrary.getData({ categories: wireCategories });
  const listed = library?.contentLibrary.data.find(item => String(item.contentId) === contentId);
  const article: Article | undefined = read.data?.data ?? (read.isError ? undefined : listed);
  return { article, isLoading: read.isLoading, isError: read.isError, refetch: read.refetch };
}
