import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { companyUnderData } from '@choose-life/contracts/gateway/schemas/company';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import type { Output } from '../trpc/init.ts';
import type { OwnAnswer } from './own-answers.ts';

type Answer = OperationResponse<'company.readByCompanyId'>;
type UnderData = Extract<Answer, { data: object }>;

/** The company record (s.3): the name stands at `data.companyName`, wherever the gateway put it. */
export function companyOf({
  value,
}: CallAnswer<'company.readByCompanyId'>): Output<OwnAnswer<'company.readByCompanyId'>> {
  const { data } = isUnderData(value) ? value : value.companyInfo;
  return { value: { data: { companyName: data.companyName ?? null } }, json: null };
}

/** Where both members stand, one of them may be something else: only a whole form counts. */
function isUnderData(answer: Answer): answer is UnderData {
  return companyUnderData.safeParse(answer).success;
}
