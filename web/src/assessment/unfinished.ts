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
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentAtom } from './dispatch.ts';
import { draftIfOwnedBy, draftToStore, hasContent, isUnsaved } from './drafts.ts';
import type { HraDraft } from './state.ts';
import { tokenOwner } from './token-owner.ts';

/*
 * The assessment that Continue opens, on the start page, on the dashboard, and in the navigation. It is a draft of this tab, or an
 * assessment whose unique string this browser has stored, or an assessment that was begun on another device and is known only from the
 * report list (docs/faults.md D28).
 */

/**
 * An assessment that can be continued. `path`, `answers` and `changedAt` come from the draft of this tab, and are null without a draft.
 * `uniqueString` is null before the first save.
 */
interface UnfinishedAssessment {
  readonly path: string | null;
  readonly uniqueString: string | null;
  readonly answers: Answers | null;
  readonly changedAt: string | null;
  readonly isUnsaved: boolean;
}

/**
 * The assessment that Continue opens: the draft (docs/faults.md D2, D5), or else the assessment of the stored unique string; null if there
 * is neither. A draft is ignored if it belongs to another account, or to a different assessment from the stored unique string.
 */
export function unfinishedAssessmentOf(
  draft: HraDraft | null,
  email: string | null,
  uniqueString: string | null,
): UnfinishedAssessment | null {
  const draftOfAccount = draftIfOwnedBy(email ?? '', draft);
  if (draftOfAccount !== null && isUnfinished(draftOfAccount, uniqueString)) {
    return {
      path: assessmentPath(draftOfAccount.path),
      uniqueString: draftOfAccount.uniqueString,
      answers: draftOfAccount.answers,
      changedAt: draftOfAccount.changedAt,
      isUnsaved: isUnsaved(draftOfAccount),
    };
  }
  return uniqueString === null ? null : unfinishedAtGateway(uniqueString);
}

/** Whether a draft belongs to the stored unique string. If none is stored, whether the draft has any content. */
function isUnfinished(draft: HraDraft, uniqueString: string | null): boolean {
  return uniqueString === null ? hasContent(draft) : draft.uniqueString === uniqueString;
}

/** An unfinished assessment that is saved at the gateway, and has no draft in this tab. */
export function unfinishedAtGateway(uniqueString: string): UnfinishedAssessment {
  return { path: null, uniqueString, answers: null, changedAt: null, isUnsaved: false };
}

/** The page that Continue opens for the path of a draft. It is the first question page if the path is not a page of the assessment. */
function assessmentPath(path: string): string {
  const name = routeAt(path);
  return name !== null && routes[name].group === 'hra' ? routes[name].path : pathOf('hraGeneral');
}

/** Stores the unique string of an assessment, so that question pages open it. If the assessment was never saved, they open its draft. */
export function storeUniqueStringOf({ uniqueString }: UnfinishedAssessment): void {
  if (uniqueString !== null) jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

/** The unfinished assessment that this browser knows without a call; null if there is none. */
export function useUnfinishedAssessment(): UnfinishedAssessment | null {
  const email = useAtomValue(storedAtoms.email);
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  // `draftToStore` omits answers that this tab has only received from the editing tab.
  return unfinishedAssessmentOf(draftToStore(state), email, uniqueString);
}

/** An unfinished assessment with the page that Continue opens. */
export interface ContinueOffer extends UnfinishedAssessment {
  readonly path: string;
  /** How many questions are answered; null until they are counted, and if a call that the count needs has failed. */
  readonly progress: AssessmentProgress | null;
  /** Whether the assessment is known only from the report list, because this browser has not stored its unique string. */
  readonly isFromOtherDevice: boolean;
}

/**
 * The fragment of a link that continues an assessment of another device. It does not contain the unique string, because addresses end up
 * in histories and logs.
 */
const continueFragment = '#continue';

/**
 * The props of a link that continues an assessment. `onClick` handles a click in this tab. A new tab gets no click event, so `href` must
 * contain everything that it needs.
 */
export interface ContinueLinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** The props of a link that continues the assessment. */
export function linkToUnfinished(unfinished: ContinueOffer): ContinueLinkProps {
  return {
    href: unfinished.isFromOtherDevice ? unfinished.path + continueFragment : unfinished.path,
    onClick: event => {
      event.preventDefault();
      storeUniqueStringOf(unfinished);
      navigate(unfinished.path);
    },
  };
}

/**
 * Handles the fragment of `linkToUnfinished` when the page loads: finds the unfinished assessment in the report list, and stores its
 * unique string. If the list has none, the start page is shown, because a question page would open an empty assessment and save it as a
 * second record.
 */
export async function handleContinueFragment(): Promise<void> {
  if (location.hash !== continueFragment) return;
  // Removes only the fragment.
  history.replaceState(history.state, '', location.pathname + location.search);
  // Without a session the list cannot be requested. With a stored unique string, the question page opens that assessment.
  if (readToken() === null || jotaiStore.get(storedAtoms.uniqueString) !== null) return;
  // After an error the list counts as empty, so that the start page is shown.
  const list = await reportsOfOwner().catch(() => []);
  const uniqueString = unfinishedAssessment(list);
  if (uniqueString === null) history.replaceState(null, '', pathOf('hraStart'));
  else jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

/**
 * The assessment that a person can continue; null if there is none. An assessment that this browser knows has precedence over the report
 * list. An error of a call is not shown, because the pages work without a count and without this offer.
 * @param list the report list; undefined until it is loaded
 */
export function useContinueOffer(list: readonly ReportListItem[] | undefined): ContinueOffer | null {
  const knownByBrowser = useUnfinishedAssessment();
  const uniqueString = knownByBrowser === null && list ? unfinishedAssessment(list) : null;
  const unfinished = knownByBrowser ?? (uniqueString === null ? null : unfinishedAtGateway(uniqueString));
  const progress = useProgress(unfinished);
  const path = unfinished?.path ?? progress?.path ?? pathOf('hraGeneral');
  return unfinished && { ...unfinished, path, progress, isFromOtherDevice: knownByBrowser === null };
}

/** The report list of the signed-in person, for a page that works without it. After an error the list is empty, and nothing is shown. */
export function useReportListWithoutErrors(): readonly ReportListItem[] | undefined {
  const token = useAtomValue(storedAtoms.token);
  return useQuery({
    // A different key from the query of the report list that shows its errors. The token makes the list of another session a different query.
    queryKey: ['quiet-report-list', token],
    enabled: token !== null,
    queryFn: () => reportsOfOwner().catch(() => []),
  }).data;
}

async function reportsOfOwner(): Promise<readonly ReportListItem[]> {
  const input = { risksAppraisedAuditUserId: (await tokenOwner()) ?? '' };
  return (await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query(input)).data;
}

/** How many questions of an assessment are answered; null until they are counted, and if a call has failed. */
function useProgress(unfinished: UnfinishedAssessment | null): AssessmentProgress | null {
  const userId = useAtomValue(storedAtoms.email) ?? '';
  const uniqueString = unfinished?.uniqueString ?? null;
  const countProgress = async () => {
    // The count needs the rules of every question. Pages load this code only if there is something to count.
    const [{ assessmentProgressOf }, { decodeSavedAnswers }, { askedPartsOf }] = await Promise.all([
      import('@choose-life/contracts/domain/hra/assessment-progress'),
      import('@choose-life/contracts/domain/hra/saved-answers'),
      import('@choose-life/contracts/domain/hra/questionnaire'),
    ]);
    const cache = queries.hra.getQuestionnaire;
    // With the client instead of the cache's `fetch`, which would show an error.
    const questionnaire = cache.getData() ?? (await client.hra.getQuestionnaire.query());
    cache.setData(undefined, questionnaire);
    if (unfinished?.answers) return assessmentProgressOf(questionnaire, unfinished.answers);
    // Without a draft the assessment is at the gateway, so its unique string is not null here.
    const response = await client.hra.getSavedAnswers.query({ uniqueString: uniqueString ?? '', userId });
    return assessmentProgressOf(questionnaire, decodeSavedAnswers(response, askedPartsOf(questionnaire)));
  };
  const { data } = useQuery({
    // The key has `changedAt` instead of the answers, because they would be a long key with personal data.
    queryKey: ['assessment-progress', userId, uniqueString, unfinished?.changedAt ?? null],
    enabled: unfinished !== null,
    queryFn: () => countProgress().catch(() => null),
  });
  return data ?? null;
}

/** The progress as a sentence. `sectionNumber` is null if every section is complete. */
export function progressText({ answered, sectionCount, sectionNumber, total }: AssessmentProgress): string {
  if (sectionNumber === null) return 'All questions are answered. Only the last step is left.';
  return `Part ${sectionNumber} of ${sectionCount}, ${answered} of ${total} answered.`;
}
