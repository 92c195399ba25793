import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import * as content from '../schemas/content.ts';
import { defaults, read } from './defaults.ts';

/** The library. */
export const contentOperations = {
  'content.readContentLibrary': {
    ...defaults,
    path: '/content/read-content-library',
    summary: 'Lists the articles of the library, page by page.',
    ...content.readContentLibrary,
    ...read,
    auth: 'none',
    answer: answerLimits.library,
    isPublic: true,
    section: 's.2.1, s.2.3, s.7, s.9',
  },
  'content.readByContentId': {
    ...defaults,
    method: 'GET',
    path: '/content/read-by-content-id/{contentId}',
    summary: 'Reads one article.',
    ...content.readByContentId,
    ...read,
    answer: answerLimits.document,
    isPublic: true,
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
