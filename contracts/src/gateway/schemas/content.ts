import { z } from 'zod';
import { wireCategories } from '../../domain/content.ts';
import { accepted, id } from './envelope.ts';

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

export const libraryUnderName = accepted.extend({
  contentLibrary: z.looseObject({ data: z.array(contentItem) }),
});

/** The list stands at `contentLibrary.data` (s.7); a bare `data` list is taken too. */
export const readContentLibrary = {
  request: z.strictObject({
    categories: z.array(z.enum(wireCategories)),
    pageNumber: z.number().int().min(1).optional(),
    pageSize: z.number().int().min(1).max(1000).optional(),
  }),
  response: z.union([libraryUnderName, accepted.extend({ data: z.array(contentItem) })]),
};

export const readByContentId = {
  request: z.strictObject({ contentId: z.string().min(1).max(200) }),
  response: accepted.extend({ data: contentItem }),
};
