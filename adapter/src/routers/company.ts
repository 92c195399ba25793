import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { companyUnderData } from '@choose-life/contracts/gateway/schemas/company';
import { forwardShaped } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

/** The company record (s.3): the name stands at `data.companyName`, wherever the gateway put it. */
export const company = router({
  readByCompanyId: forwardShaped('company.readByCompanyId', ({ value }) => ({
    value: { data: { companyName: companyNameOf(value) } },
    json: null,
  })),
});

type Answer = OperationResponse<'company.readByCompanyId'>;
type UnderData = Extract<Answer, { data: object }>;

function companyNameOf(answer: Answer): string | null {
  const { data } = isUnderData(answer) ? answer : answer.companyInfo;
  return data.companyName ?? null;
}

/** Where both members stand, one of them may be something else: only a whole form counts. */
function isUnderData(answer: Answer): answer is UnderData {
  return companyUnderData.safeParse(answer).success;
}
