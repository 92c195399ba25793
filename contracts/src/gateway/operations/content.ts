import { z } from 'zod';
import { wireCategories } from '../../domain/content.ts';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, id, time } from '../schemas/envelope.ts';

const text = z.string().nullish();

/** One article (s.3). Its texts may contain HTML, which the web app sanitizes or converts to plain text before it shows it. */
export const contentItem = z
  .looseObject({
    contentId: id.describe('Id of the article, for content.readByContentId.'),
    contentTitle: text.describe('Title.'),
    contentIntroduction: text.describe('Introduction. It may contain HTML: sanitize it before you show it.'),
    contentDisplayPictureUrl: text.describe('URL of the picture for a list.'),
    contentCreatedAt: time
      .nullish()
      .describe('When the article was written, in ISO 8601: 2026-11-28T09:30:00Z.'),
    contentAuthorName: text.describe('Name of the author.'),
    contentBody: text.describe('Text of the article. It may contain HTML: sanitize it before you show it.'),
    contentBodyImage: text.describe('URL of a picture within the article.'),
    contentConclusion: text.describe('Conclusion. It may contain HTML: sanitize it before you show it.'),
    categories: z.array(z.string()).nullish().describe('Categories of the article.'),
  })
  .describe('One article of the library. Its texts may contain HTML: sanitize it before you show it.');

/** The calls of the library of articles. */
export const contentOperations = {
  'content.readContentLibrary': {
    ...read,
    path: '/content/read-content-library',
    summary: 'Lists the articles of the library, page by page.',
    request: z.strictObject({
      categories: z.array(z.enum(wireCategories)).max(20).describe('Categories of the articles to list.'),
      pageNumber: z.number().int().min(1).optional().describe('Number of the page; the first is 1.'),
      pageSize: z.number().int().min(1).max(1000).optional().describe('Articles on a page.'),
    }),
    // The list is in `contentLibrary.data` (s.7), or in `data`.
    response: z.union([
      accepted.extend({
        contentLibrary: z
          .looseObject({ data: z.array(contentItem).describe('The articles.') })
          .describe('One page of the library.'),
      }),
      accepted.extend({ data: z.array(contentItem).describe('The articles.') }),
    ]),
    auth: 'none',
    answerLimits: answerLimits.library,
    isSameForEverybody: true,
    section: 's.2.1, s.2.3, s.7, s.9',
  },
  // The list is public, but a full article needs a session (s.6).
  'content.readByContentId': {
    ...read,
    method: 'GET',
    path: '/content/read-by-content-id/{contentId}',
    summary: 'Reads one article.',
    request: z.strictObject({ contentId: z.string().min(1).max(200).describe('Id of the article.') }),
    response: accepted.extend({ data: contentItem.describe('The article.') }),
    answerLimits: answerLimits.document,
    isSameForEverybody: true,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
