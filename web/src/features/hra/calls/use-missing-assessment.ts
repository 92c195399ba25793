import { type RefObject, useRef } from 'react';
import { useLocation } from 'wouter';
import { useReconcile } from '../../../api/assessment/use-reconcile.ts';
import { pathOf } from '../../../paths.ts';
import { assessmentState, dispatch } from '../../../session/assessment/dispatch.ts';
import { hasUnsavedOf } from '../../../session/assessment/drafts.ts';
import type { Binding } from '../../../session/assessment/state.ts';
import { useCompleting } from './use-completing.ts';

/**
 * What to do about a stored unique string that the server knows no more: it became a report, in a browser that died before
 * it heard so or on another device, and review shows the completion modal (docs/faults.md D11); else it is forgotten (D14).
 */
export function useMissingAssessment(): RefObject<(binding: Binding) => Promise<void>> {
  const reconcile = useReconcile();
  const complete = useCompleting();
  const [, navigate] = useLocation();
  const whenMissing = async (binding: Binding) => {
    const isUnsaved = hasUnsavedOf(assessmentState(), binding.email);
    const reportId = isUnsaved ? null : await reconcile.submission(binding, new Date()).catch(() => null);
    if (reportId === null) return void dispatch({ type: 'saved-not-found' });
    complete(binding.email, reportId);
    navigate(pathOf('hraReview'), { replace: true });
  };
  const latest = useRef(whenMissing);
  latest.current = whenMissing;
  return latest;
}
