import { readArticle, readLibrary } from '../content/library.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const content: HandlersOf<'content'> = {
  'content.readContentLibrary': async ({ request }, { db }) => {
    return { ...done, contentLibrary: { data: await readLibrary(db, request) } };
  },
  'content.readByContentId': async ({ request }, { db }) => {
    return { ...done, data: await readArticle(db, request.contentId) };
  },
};
