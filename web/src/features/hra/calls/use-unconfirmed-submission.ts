import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useReconcile } from '../../../api/assessment/use-reconcile.ts';
import { pathOf } from '../../../paths.ts';
import type { Assessment } from '../../../session/assessment/assessment.ts';
import { watchingAtom } from '../../../session/assessment/assessment-store.ts';
import { sessionStore } from '../../../session/store.ts';
import { submittingAtom } from '../state/submitting.ts';
import { keepUrgent, useCompleting } from './use-completing.ts';

/**
 * Looks once, when answers are opened whose submission nobody heard the end of, whether it became a report: the browser may
 * have died in between (docs/faults.md D11). Review then shows the completion modal.
 */
export function useUnconfirmedSubmission(
  questionnaire: Questionnaire | null,
  opened: Assessment | null,
): void {
  const reconcile = useReconcile();
  const complete = useCompleting();
  const [, navigate] = useLocation();
  const calls = useRef({ reconcile, complete, navigate, questionnaire });
  calls.current = { reconcile, complete, navigate, questionnaire };
  const attempt = opened?.submitAttempt?.getTime() ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each attempt, whatever is answered meanwhile.
  useEffect(() => {
    // Another tab that submits finds out by itself.
    if (!opened || attempt === null || sessionStore.get(watchingAtom)) return;
    if (sessionStore.get(submittingAtom)) return;
    sessionStore.set(submittingAtom, true);
    calls.current.reconcile
      .submission(opened, new Date(attempt))
      .then(async reportId => {
        if (reportId === null) return;
        await keepUrgent(calls.current.questionnaire, opened, reportId).catch(() => {});
        calls.current.complete(opened, reportId);
        calls.current.navigate(pathOf('hraReview'), { replace: true });
      })
      .catch(() => {
        // The error policy has shown it; review offers to check again.
      })
      .finally(() => sessionStore.set(submittingAtom, false));
  }, [attempt]);
}
