import { z } from 'zod';
import { wireCategories } from '../../domain/content.ts';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, id, time } from '../schemas/envelope.ts';

const text = z.string().nullish();

/** One article (s.3). `contentBody`, introduction and conclusion may hold HTML: it is cleaned where it is shown. */
export const contentItem = z
  .looseObject({
    contentId: id.describe('Id of the article, for content.readByContentId.'),
    contentTitle: text.describe('Title.'),
    contentIntroduction: text.describe('Introduction. It may hold HTML: clean it before it is shown.'),
    contentDisplayPictureUrl: text.describe('Address of the picture for a list.'),
    contentCreatedAt: time
      .nullish()
      .describe('When the article was written, in ISO 8601: 2026-11-28T09:30:00Z.'),
    contentAuthorName: text.describe('Name of the author.'),
    contentBody: text.describe('The article. It may hold HTML: clean it before it is shown.'),
    contentBodyImage: text.describe('Address of a picture within the article.'),
    contentConclusion: text.describe('Conclusion. It may hold HTML: clean it before it is shown.'),
    categories: z.array(z.string()).nullish().describe('Categories of the article.'),
  })
  .describe('One article of the library. Its texts may hold HTML: clean it before you show it.');

export const contentOperations = {
  'content.readContentLibrary': {
    ...read,
    path: '/content/read-content-library',
    summary: 'Lists the articles of the library, page by page.',
    request: z.strictObject({
      categories: z.array(z.enum(wireCategories)).max(20).describe('Only articles of these.'),
      pageNumber: z.number().int().min(1).optional().describe('Which page; the first is 1.'),
      pageSize: z.number().int().min(1).max(1000).optional().describe('Articles on a page.'),
    }),
    // The list stands at `contentLibrary.data` (s.7); a bare `data` list is taken too.
    response: z.union([
      accepted.extend({
        contentLibrary: z
          .looseObject({ data: z.array(contentItem).describe('The articles.') })
          .describe('The page of the library that was asked for.'),
      }),
      accepted.extend({ data: z.array(contentItem).describe('The articles.') }),
    ]),
    auth: 'none',
    answer: answerLimits.library,
    isPublic: true,
    section: 's.2.1, s.2.3, s.7, s.9',
  },
  'content.readByContentId': {
    ...read,
    method: 'GET',
    path: '/content/read-by-content-id/{contentId}',
    summary: 'Reads one article.',
    request: z.strictObject({ contentId: z.string().min(1).max(200).describe('Id of the article.') }),
    response: accepted.extend({ data: contentItem.describe('What was asked for.') }),
    answer: answerLimits.document,
    isPublic: true,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
