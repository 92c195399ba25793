import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AssessmentProgress } from '@choose-life/contracts/domain/hra/assessment-progress';
import { type ReportListItem, unfinishedAssessment } from '@choose-life/contracts/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { client } from '@/api/client';
import { queries } from '@/api/trpc';
import { pathOf, routeAt, routes } from '@/paths';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentAtom } from './dispatch.ts';
import { currentDraft, draftFor, hasContent, isUnsaved } from './drafts.ts';
import type { HraDraft } from './state.ts';
import { tokenOwner } from './token-owner.ts';

/** Members are null where only the server has them; the unique string before the first save. */
interface UnfinishedAssessment {
  readonly path: string | null;
  readonly uniqueString: string | null;
  readonly answers: Answers | null;
  readonly changedAt: string | null;
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
    (uniqueString !== null || hasContent(draft))
  ) {
    const { answers, changedAt, uniqueString } = draft;
    return { path: assessmentPath(draft.path), uniqueString, answers, changedAt, unsaved: isUnsaved(draft) };
  }
  return uniqueString === null ? null : savedElsewhere(uniqueString);
}

export function savedElsewhere(uniqueString: string): UnfinishedAssessment {
  return { path: null, uniqueString, answers: null, changedAt: null, unsaved: false };
}

/** A stored path is believed only when it is a page of the assessment. */
function assessmentPath(path: string): string {
  const name = routeAt(path);
  return name !== null && routes[name].group === 'hra' ? routes[name].path : pathOf('hraGeneral');
}

export function chooseUnfinished({ uniqueString }: UnfinishedAssessment): void {
  if (uniqueString !== null) jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

export function useUnfinishedAssessment(): UnfinishedAssessment | null {
  const email = useAtomValue(storedAtoms.email);
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  return unfinishedAssessmentOf(draftFor(state, email ?? '', currentDraft(state)), email, uniqueString);
}

export interface ResumableAssessment extends UnfinishedAssessment {
  readonly path: string;
  readonly place: AssessmentProgress | null;
  /** Whether only the report list has it: this browser has no unique string. */
  readonly isElsewhere: boolean;
}

/** Behind '#' in a link that continues what was begun elsewhere. A unique string is never in an address. */
const continueMark = '#continue';

/** The props of a link that continues an assessment, in this tab or in a new one. */
export function linkToUnfinished(begun: ResumableAssessment) {
  return {
    href: begun.isElsewhere ? begun.path + continueMark : begun.path,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      chooseUnfinished(begun);
      navigate(begun.path);
    },
  };
}

/**
 * Chooses the assessment that such a link continues, at the start of a page. Without it the page would be an empty questionnaire,
 * whose Save makes a second assessment: so the start page is shown, which offers the assessment once it is found.
 */
export async function continueElsewhere(): Promise<void> {
  if (location.hash !== continueMark) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (readToken() === null || jotaiStore.get(storedAtoms.uniqueString) !== null) return;
  const list = await reportsOfOwner().catch(() => []);
  const uniqueString = unfinishedAssessment(list);
  if (uniqueString === null) history.replaceState(null, '', pathOf('hraStart'));
  else jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

/** What this browser knows of, else what was begun on another device. Where a call fails, less is told. */
export function useResumableAssessment(
  list: readonly ReportListItem[] | undefined,
): ResumableAssessment | null {
  const here = useUnfinishedAssessment();
  const elsewhere = here === null && list ? unfinishedAssessment(list) : null;
  const begun = here ?? (elsewhere === null ? null : savedElsewhere(elsewhere));
  const place = usePlace(begun);
  const path = begun?.path ?? place?.path ?? pathOf('hraGeneral');
  return begun && { ...begun, path, place, isElsewhere: here === null };
}

/** The report list of the signed-in person, for a page that shows no error without it. */
export function useQuietReportList(): readonly ReportListItem[] | undefined {
  const token = useAtomValue(storedAtoms.token);
  return useQuery({
    queryKey: ['begun', token],
    enabled: token !== null,
    queryFn: () => reportsOfOwner().catch(() => []),
  }).data;
}

async function reportsOfOwner(): Promise<readonly ReportListItem[]> {
  const input = { risksAppraisedAuditUserId: (await tokenOwner()) ?? '' };
  return (await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query(input)).data;
}

function usePlace(begun: UnfinishedAssessment | null): AssessmentProgress | null {
  const userId = useAtomValue(storedAtoms.email) ?? '';
  const { answers = null, changedAt = null, uniqueString = null } = begun ?? {};
  const count = async () => {
    // Counting brings along the rules of every question: they come when there is something to count.
    const [{ assessmentProgressOf }, { decodeSavedAnswers }, { askedPartsOf }] = await Promise.all([
      import('@choose-life/contracts/domain/hra/assessment-progress'),
      import('@choose-life/contracts/domain/hra/saved-answers'),
      import('@choose-life/contracts/domain/hra/questionnaire'),
    ]);
    const questions = queries.hra.getQuestionnaire;
    const questionnaire = questions.getData() ?? (await client.hra.getQuestionnaire.query());
    questions.setData(undefined, questionnaire);
    if (answers) return assessmentProgressOf(questionnaire, answers);
    const saved = await client.hra.getSavedAnswers.query({ uniqueString: uniqueString ?? '', userId });
    return assessmentProgressOf(questionnaire, decodeSavedAnswers(saved, askedPartsOf(questionnaire)));
  };
  const { data } = useQuery({
    queryKey: ['begun-place', userId, uniqueString, changedAt],
    enabled: begun !== null,
    queryFn: () => count().catch(() => null),
  });
  return data ?? null;
}

export function placeWords({ answered, part, parts, total }: AssessmentProgress): string {
  if (part === null) return 'All questions are answered. Only the last step is left.';
  return `Part ${part} of ${parts}, ${answered} of ${total} answered.`;
}
