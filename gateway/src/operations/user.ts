import { updateProfile } from '../accounts/profile.ts';
import { deleteAccount } from '../user-data/delete-account.ts';
import { exportData } from '../user-data/export-data.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const user: HandlersOf<'user'> = {
  'user.update': async ({ request, caller }, { db }) => {
    await updateProfile(db, caller, request);
    return done;
  },
  'user.exportData': async ({ caller }, dependencies) => {
    return { ...done, data: await exportData(dependencies, caller) };
  },
  'user.deleteAccount': async ({ request, caller }, dependencies) => {
    await deleteAccount(dependencies, caller, request);
    return done;
  },
};
