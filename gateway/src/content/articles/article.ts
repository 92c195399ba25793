import type { WireCategory } from '@choose-life/contracts/domain/content';
import type { Source } from './sources.ts';

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
  readonly categories: readonly WireCategory[];
  /** The wire has no member for them: `wireArticle` sets them under the body. */
  readonly sources: readonly Source[];
}
