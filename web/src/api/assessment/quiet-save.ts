import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Assessment } from '../../session/assessment/assessment.ts';
import { assessmentAtom, watchingAtom } from '../../session/assessment/assessment-store.ts';
import { readDraft } from '../../session/assessment/draft-storage.ts';
import { isReportedFault, unansweredSince } from '../../session/assessment/save-state.ts';
import { sameAccount } from '../../session/same-account.ts';
import { sessionStore } from '../../session/store.ts';
import { readToken } from '../../session/token.ts';
import { directCall } from '../direct-call.ts';
import { savedSince } from './reconcile.ts';
import { beginSave, inTurn, isSaving } from './save-turn.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { askTokenOwner, knownTokenOwner } from './token-owner.ts';

/** What a quiet save needs to know beside the answers. */
export interface QuietSaving {
  readonly questionnaire: Questionnaire;
  readonly clientId: string;
}

/**
 * Saves what is not saved yet, without a word about it (docs/faults.md D27). A fault changes nothing but the line at the
 * top, and whoever holds answers of another account sends nothing.
 */
export async function saveQuietly(saving: QuietSaving): Promise<void> {
  if (toSave() === null) return;
  await inTurn(async () => {
    const assessment = toSave();
    if (assessment === null) return;
    const turn = beginSave(assessment, !isReportedFault(assessment.save));
    try {
      const owner = await askTokenOwner();
      if (owner === null || !sameAccount(owner, assessment.email)) return turn.takenBack();
      const uniqueString = await firstSave(assessment);
      turn.sending();
      turn.saved(await send(saving, { ...assessment, uniqueString }));
    } catch (error) {
      turn.failed(error);
    }
  });
}

/**
 * The same for a page that may be gone in a moment: the request leaves before this returns, or not at all. Where a save is
 * on its way, where nobody knows yet whose token it is, or what became of a first save, the draft has to do.
 */
export function saveBeforeGoing(saving: QuietSaving): void {
  const assessment = toSave();
  if (assessment === null || isSaving() || !sameAccount(knownTokenOwner(), assessment.email)) return;
  if (assessment.uniqueString === null && unansweredSince(assessment.save) !== null) return;
  void inTurn(async () => {
    const turn = beginSave(assessment, !isReportedFault(assessment.save));
    turn.sending();
    try {
      turn.saved(await send(saving, assessment));
    } catch (error) {
      turn.failed(error);
    }
  });
}

function toSave(): Assessment | null {
  const held = sessionStore.get(assessmentAtom);
  if (!held?.unsaved || held.reportId !== null || held.submitAttempt !== null) return null;
  if (held.email === '' || readToken() === null || sessionStore.get(watchingAtom)) return null;
  return isSettling(held) ? null : held;
}

/** A first save that a page sent as it went may arrive a little later than the next page asks for it. */
const settleMs = 5_000;

function isSettling({ save, uniqueString }: Assessment): boolean {
  const attempt = save.kind === 'pending' ? null : unansweredSince(save);
  return uniqueString === null && attempt !== null && Date.now() - attempt.getTime() < settleMs;
}

/** The unique string to save under: after a first save nobody answered, that of the entry it may have made (D8). */
async function firstSave({ email, save, uniqueString }: Assessment): Promise<string | null> {
  const attempt = unansweredSince(save);
  if (uniqueString !== null || attempt === null) return uniqueString;
  const { data } = await directCall('risksAppraisedAudit', 'readByRisksAppraisedAuditUserId', {
    risksAppraisedAuditUserId: email,
  });
  return savedSince(data, attempt, readDraft('aside')?.uniqueString ?? null);
}

/** Browsers let a request outlive its page up to 64 KiB, heads included: this many bytes for the answers. */
const maxKeepaliveBytes = 60_000;

async function send({ questionnaire, clientId }: QuietSaving, assessment: Assessment): Promise<string> {
  const input = {
    answers: toGroups(answersForSave(assessment.answers, questionnaire)),
    assessment: assessmentMetaOf(assessment, questionnaire, clientId),
  };
  const keepalive = new Blob([JSON.stringify(input)]).size <= maxKeepaliveBytes;
  const { uniqueString } = await directCall('hra', 'saveAnswers', input, keepalive);
  return uniqueString;
}
