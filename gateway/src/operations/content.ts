import { readArticle, readLibrary } from '../content/library.ts';
import { AnswerBytes, withBytes } from './answer-bytes.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const content: HandlersOf<'content'> = {
  'content.readContentLibrary': async ({ request }, { db }) => {
    const data = Buffer.concat([Buffer.from('{"data":'), await readLibrary(db, request), Buffer.from('}')]);
    return new AnswerBytes(withBytes(done, 'contentLibrary', data));
  },
  'content.readByContentId': async ({ request }, { db }) => {
    return { ...done, data: await readArticle(db, request.contentId) };
  },
};
