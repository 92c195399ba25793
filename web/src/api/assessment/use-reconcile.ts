import { faultOfCall } from '../../feedback/call-fault.ts';
import type { Assessment, Binding } from '../../session/assessment/assessment.ts';
import { readDraft } from '../../session/assessment/draft-storage.ts';
import { unansweredSince } from '../../session/assessment/save-state.ts';
import { trpc } from '../trpc.ts';
import { savedSince, submittedSince } from './reconcile.ts';

const onTheScreen = { staleTime: 0, meta: { onFault: 'screen' } } as const;

/** Finds out what became of writes nobody answered, so that none is made twice (docs/faults.md D8, D11, D14). */
export function useReconcile() {
  const utils = trpc.useUtils();
  const listOf = async (email: string) => {
    const input = { risksAppraisedAuditUserId: email };
    const answer = await utils.risksAppraisedAudit.readByRisksAppraisedAuditUserId.fetch(input, {
      staleTime: 0,
    });
    return answer.data;
  };
  return {
    /** The unique string to save under: after a first save nobody answered, that of the entry it may have made. */
    async firstSave({ email, uniqueString, save }: Assessment): Promise<string | null> {
      const attempt = unansweredSince(save);
      if (uniqueString !== null || attempt === null) return uniqueString;
      const aside = readDraft('aside')?.uniqueString ?? null;
      return savedSince(await listOf(email), attempt, aside);
    },
    /** The report of a submission nobody answered, or null. */
    async submission({ email, uniqueString }: Binding, attempt: Date): Promise<string | null> {
      return submittedSince(await listOf(email), attempt, uniqueString);
    },
    /** Whether the server knows the saved assessment no more. */
    async isGone({ email, uniqueString }: Assessment): Promise<boolean> {
      if (uniqueString === null) return false;
      try {
        await utils.hra.getSavedAnswers.fetch({ uniqueString, userId: email }, onTheScreen);
        return false;
      } catch (error) {
        return faultOfCall(error).kind === 'REJECTED';
      }
    },
  };
}
