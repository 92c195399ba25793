import { faultOfCall } from '../../feedback/call-fault.ts';
import type { Answering, Binding } from '../../session/assessment/state.ts';
import { trpc } from '../trpc.ts';
import { firstSave, submittedSince } from './reconcile.ts';

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
    firstSave: (assessment: Answering) => firstSave(assessment, listOf),
    /** The report of a submission nobody answered, or null. */
    async submission({ email, uniqueString }: Binding, attempt: Date): Promise<string | null> {
      return submittedSince(await listOf(email), attempt, uniqueString);
    },
    /** Whether the server knows the saved assessment no more. */
    async isGone({ email, uniqueString }: Answering): Promise<boolean> {
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
