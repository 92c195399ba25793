import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { assessmentState } from '../../session/assessment/dispatch.ts';
import { unansweredSince } from '../../session/assessment/save-state.ts';
import { type Answering, answeringIn } from '../../session/assessment/state.ts';
import { sameAccount } from '../../session/same-account.ts';
import { readToken } from '../../session/token.ts';
import { directCall } from '../direct-call.ts';
import { firstSave, type ListedAssessment } from './reconcile.ts';
import { inTurn, saveHeld } from './save-turn.ts';
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
    await saveHeld(true, async sending => {
      const owner = await askTokenOwner();
      if (owner === null || !sameAccount(owner, assessment.email)) return null;
      const uniqueString = await firstSave(assessment, reportsOf);
      sending();
      return send(saving, { ...assessment, uniqueString });
    });
  });
}

/**
 * The same for a page that may be gone in a moment: the request leaves before this returns, or not at all. Where a save is
 * on its way, where nobody knows yet whose token it is, or what became of a first save, the draft has to do.
 */
export function saveBeforeGoing(saving: QuietSaving): void {
  const assessment = toSave();
  if (assessment === null || assessmentState().busy || !sameAccount(knownTokenOwner(), assessment.email))
    return;
  if (assessment.uniqueString === null && unansweredSince(assessment.save) !== null) return;
  void inTurn(() =>
    saveHeld(true, sending => {
      sending();
      return send(saving, assessment);
    }),
  );
}

function toSave(): Answering | null {
  const state = assessmentState();
  const held = answeringIn(state);
  if (!held?.unsaved || held.submitAttempt !== null) return null;
  if (held.email === '' || readToken() === null || state.sharing.kind === 'watching') return null;
  return isSettling(held) ? null : held;
}

/** A first save that a page sent as it went may arrive a little later than the next page asks for it. */
const settleMs = 5_000;

function isSettling({ save, uniqueString }: Answering): boolean {
  const attempt = save.kind === 'pending' ? null : unansweredSince(save);
  return uniqueString === null && attempt !== null && Date.now() - attempt.getTime() < settleMs;
}

async function reportsOf(email: string): Promise<readonly ListedAssessment[]> {
  const input = { risksAppraisedAuditUserId: email };
  return (await directCall('risksAppraisedAudit', 'readByRisksAppraisedAuditUserId', input)).data;
}

/** Browsers let a request outlive its page up to 64 KiB, heads included: this many bytes for the answers. */
const maxKeepaliveBytes = 60_000;

async function send({ questionnaire, clientId }: QuietSaving, assessment: Answering): Promise<string> {
  const input = {
    answers: toGroups(answersForSave(assessment.answers, questionnaire)),
    assessment: assessmentMetaOf(assessment, questionnaire, clientId),
  };
  const keepalive = new Blob([JSON.stringify(input)]).size <= maxKeepaliveBytes;
  const { uniqueString } = await directCall('hra', 'saveAnswers', input, keepalive);
  return uniqueString;
}
