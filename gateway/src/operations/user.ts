import { updateProfile } from '../accounts/profile.ts';
import { deleteAccount } from '../user-data/delete-account.ts';
import { exportData } from '../user-data/export-data.ts';
import { exportedAssessments } from '../user-data/exported-assessments.ts';
import { AnswerBytes, withBytes } from './answer-bytes.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const user: HandlersOf<'user'> = {
  'user.update': async ({ request, caller }, { db }) => {
    await updateProfile(db, caller, request);
    return done;
  },
  'user.exportData': async ({ caller }, dependencies) => {
    const { list, total } = await exportedAssessments(dependencies.db, caller);
    const head = { ...(await exportData(dependencies, caller)), assessmentsTotal: total };
    return new AnswerBytes(withBytes(done, 'data', withBytes(head, 'assessments', list)));
  },
  'user.deleteAccount': async ({ request, caller }, dependencies) => {
    await deleteAccount(dependencies, caller, request);
    return done;
  },
};
