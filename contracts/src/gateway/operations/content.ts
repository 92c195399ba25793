import { z } from 'zod';
import { wireCategories } from '../../domain/content.ts';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, id } from '../schemas/envelope.ts';

const text = z.string().nullish();

/** One article (s.3). `contentBody`, introduction and conclusion may hold HTML: it is cleaned where it is shown. */
export const contentItem = z.looseObject({
  contentId: id,
  contentTitle: text,
  contentIntroduction: text,
  contentDisplayPictureUrl: text,
  contentCreatedAt: text,
  contentAuthorName: text,
  contentBody: text,
  contentBodyImage: text,
  contentConclusion: text,
  categories: z.array(z.string()).nullish(),
});

/** The library. */
export const contentOperations = {
  'content.readContentLibrary': {
    ...read,
    path: '/content/read-content-library',
    summary: 'Lists the articles of the library, page by page.',
    request: z.strictObject({
      categories: z.array(z.enum(wireCategories)),
      pageNumber: z.number().int().min(1).optional(),
      pageSize: z.number().int().min(1).max(1000).optional(),
    }),
    // The list stands at `contentLibrary.data` (s.7); a bare `data` list is taken too.
    response: z.union([
      accepted.extend({ contentLibrary: z.looseObject({ data: z.array(contentItem) }) }),
      accepted.extend({ data: z.array(contentItem) }),
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
    request: z.strictObject({ contentId: z.string().min(1).max(200) }),
    response: accepted.extend({ data: contentItem }),
    answer: answerLimits.document,
    isPublic: true,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
