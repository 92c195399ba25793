import { updateProfile } from '../accounts/profile.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const user: HandlersOf<'user'> = {
  'user.update': async ({ request, caller }, { db }) => {
    await updateProfile(db, caller, request);
    return done;
  },
};
