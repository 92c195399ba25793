import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useReconcile } from '../../../api/assessment/use-reconcile.ts';
import { pathOf } from '../../../paths.ts';
import { assessmentState, dispatch } from '../../../session/assessment/dispatch.ts';
import type { Answering } from '../../../session/assessment/state.ts';
import { keepUrgent, useCompleting } from './use-completing.ts';

/**
 * Looks once, when answers are opened whose submission nobody heard the end of, whether it became a report: the browser may
 * have died in between (docs/faults.md D11). Review then shows the completion modal.
 */
export function useUnconfirmedSubmission(
  questionnaire: Questionnaire | null,
  opened: Answering | null,
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
    const { sharing, submitting } = assessmentState();
    if (!opened || attempt === null || sharing.kind === 'watching' || submitting) return;
    dispatch({ type: 'submission-begun' });
    calls.current.reconcile
      .submission(opened, new Date(attempt))
      .then(async reportId => {
        if (reportId === null) return;
        await keepUrgent(calls.current.questionnaire, opened, reportId).catch(() => {});
        calls.current.complete(opened.email, reportId);
        calls.current.navigate(pathOf('hraReview'), { replace: true });
      })
      .catch(() => {
        // The error policy has shown it; review offers to check again.
      })
      .finally(() => dispatch({ type: 'submission-ended' }));
  }, [attempt]);
}
