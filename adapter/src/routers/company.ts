import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { forwardShaped } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** The company record (s.3): the name stands at `data.companyName`, wherever the gateway put it. */
export const company = router({
  readByCompanyId: forwardShaped('company.readByCompanyId', response => ({
    data: { companyName: companyNameOf(response) },
  })),
});

type Answer = OperationResponse<'company.readByCompanyId'>;
type InInfo = Extract<Answer, { companyInfo: object }>;

function companyNameOf(answer: Answer): string | null {
  const { data } = isInInfo(answer) ? answer.companyInfo : answer;
  return data.companyName ?? null;
}

function isInInfo(answer: Answer): answer is InInfo {
  return !('data' in answer);
}
