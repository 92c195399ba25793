import { joinWaitList, leaveWaitList, readWaitList } from '../wait-list/wait-list.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const waitList: HandlersOf<'waitList'> = {
  'waitList.create': async ({ request }, { db, clock }) => {
    await joinWaitList(db, request.waitListEmail, clock());
    return done;
  },
  'waitList.read': async (_, { db }) => {
    return { ...done, data: await readWaitList(db) };
  },
  'waitList.delete': async ({ request }, { db }) => {
    await leaveWaitList(db, String(request.waitListId));
    return done;
  },
};
