import type { contentCategories } from '@choose-life/contracts/gateway/schemas/content';
import type { Source } from './sources.ts';

/** One of the four categories as the wire spells them (s.7). */
export type ArticleCategory = (typeof contentCategories)[number];

/** An article of our own: a content item of the wire (s.3) and its sources. Bodies are HTML of a few plain tags. */
export interface Article {
  readonly contentId: string;
  readonly contentTitle: string;
  readonly contentIntroduction: string;
  /** Same-origin path: the picture is a file of the web build. */
  readonly contentDisplayPictureUrl: string;
  readonly contentCreatedAt: string;
  readonly contentAuthorName: string;
  readonly contentBody: string;
  readonly contentBodyImage: string;
  readonly contentConclusion: string;
  readonly categories: readonly ArticleCategory[];
  /** The wire has no member for them: `wireArticle` sets them under the body. */
  readonly sources: readonly Source[];
}
