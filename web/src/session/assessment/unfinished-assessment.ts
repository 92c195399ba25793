import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { useAtomValue } from 'jotai';
import { pathOf, routeAt, routes } from '../../paths.ts';
import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { assessmentAtom } from './dispatch.ts';
import type { HraDraft } from './draft-shape.ts';
import { currentDraft, draftFor } from './drafts.ts';

/** An assessment that was begun and not submitted. */
export interface UnfinishedAssessment {
  /** Where it was left; null where only the server has it. */
  readonly path: string | null;
  /** What it is saved under; null before the first save. */
  readonly uniqueString: string | null;
  /** The answers of this tab; null where only the server has them. */
  readonly answers: Answers | null;
  /** ISO time of the last change in this tab; null when only the server has it. */
  readonly changedAt: string | null;
  /** True when this tab holds answers the server does not have. */
  readonly unsaved: boolean;
}

/** What Continue would open (docs/faults.md D2, D5): this tab's draft, else the saved assessment, else null. */
export function unfinishedAssessmentOf(
  draft: HraDraft | null,
  email: string | null,
  uniqueString: string | null,
): UnfinishedAssessment | null {
  const same = uniqueString === null || draft?.uniqueString === uniqueString;
  if (
    draft !== null &&
    sameAccount(draft.email, email) &&
    same &&
    (uniqueString !== null || Object.keys(draft.answers).length > 0)
  ) {
    const { answers, changedAt, unsaved, uniqueString } = draft;
    return { path: assessmentPath(draft.path), uniqueString, answers, changedAt, unsaved };
  }
  return uniqueString === null ? null : savedElsewhere(uniqueString);
}

/** An assessment of which the server alone has the answers. */
export function savedElsewhere(uniqueString: string): UnfinishedAssessment {
  return { path: null, uniqueString, answers: null, changedAt: null, unsaved: false };
}

/** Makes an unfinished assessment the one that the pages of the assessment open. */
export function chooseUnfinished({ uniqueString }: UnfinishedAssessment): void {
  if (uniqueString !== null) sessionStore.set(storedAtoms.uniqueString, uniqueString);
}

/** The same for whoever is signed in: for the start page, the dashboard and log-out. */
export function useUnfinishedAssessment(): UnfinishedAssessment | null {
  const email = useAtomValue(storedAtoms.email);
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  return unfinishedAssessmentOf(draftFor(state, email ?? '', currentDraft(state)), email, uniqueString);
}

/** A stored path is believed only when it is a page of the assessment. */
function assessmentPath(path: string): string {
  const name = routeAt(path);
  return name !== null && routes[name].group === 'hra' ? routes[name].path : pathOf('hraGeneral');
}
