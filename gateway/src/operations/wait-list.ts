import { joinWaitList, leaveWaitList, readWaitList } from '../wait-list/wait-list.ts';
import { AnswerBytes, withBytes } from './answer-bytes.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const waitList: HandlersOf<'waitList'> = {
  'waitList.create': async ({ request }, { db, clock }) => {
    await joinWaitList(db, request.waitListEmail, clock());
    return done;
  },
  'waitList.read': async (_, { db }) => {
    const { entries, total } = await readWaitList(db);
    return new AnswerBytes(withBytes({ ...done, waitListTotal: total }, 'data', entries));
  },
  'waitList.delete': async ({ request }, { db }) => {
    await leaveWaitList(db, String(request.waitListId));
    return done;
  },
};
