import { sameAccount } from '../../same-account.ts';
import { madeRoom } from '../drafts.ts';
import type { Transitions } from '../events.ts';
import { answeringIn, changed } from '../state.ts';

/** The life of a submission. */
export const submissionTransitions: Transitions<
  'submission-begun' | 'submission-sent' | 'submission-refused' | 'submission-ended' | 'completed'
> = {
  'submission-begun': state => ({ ...state, submitting: true }),
  'submission-ended': state => ({ ...state, submitting: false }),
  'submission-sent': (state, { at }) => changed(state, held => ({ ...held, submitAttempt: at })),
  'submission-refused': state => changed(state, held => ({ ...held, submitAttempt: null })),
  completed: (state, { owner, reportId, at }) => {
    const open = answeringIn(state);
    const own = open && sameAccount(open.email, owner) ? open : null;
    const answers = own?.answers ?? {};
    const submitted = { kind: 'submitted', email: owner, answers, reportId } as const;
    const attempt = own?.submitAttempt ?? null;
    if (own && (attempt === null || own.changedAt <= attempt))
      return { ...state, uniqueString: null, assessment: submitted };
    // What was typed after it was sent is not in the report: Undo brings it back, for a new assessment.
    const typed = changed(state, held => ({ ...held, uniqueString: null, submitAttempt: null }));
    return {
      ...madeRoom(own ? typed : state, { at, email: owner }),
      uniqueString: null,
      assessment: submitted,
    };
  },
};
