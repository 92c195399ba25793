import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractNumericKeys } from '@choose-life/contracts/domain/hra/answer-keys';
import { numberIfPlain } from '@choose-life/contracts/domain/hra/answer-value';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { askedPartsOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Binding } from './state.ts';

/** As Save sends them (s.5): the adapter makes numbers by the contract, the questionnaire alone tells which others are. */
export function answersForSave(answers: Answers, questionnaire: Questionnaire): Answers {
  const asked = askedPartsOf(questionnaire);
  const isLeftToUs = (key: string) => !contractNumericKeys.has(key) && asked.get(key)?.part.kind === 'number';
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, isLeftToUs(key) ? numberIfPlain(value) : value]),
  );
}

/** Whose assessment this is (s.7). `clientId` is for a questionnaire that names none. */
export function assessmentMetaOf(
  assessment: Binding,
  { meta }: Questionnaire,
  clientId: string,
): AssessmentMeta {
  const { appraiseRisksClientId, appraiseRisksUserId, hraAppDefaultHraId, hraAppExternalId } = meta.responses;
  return {
    clientId: appraiseRisksClientId || clientId,
    userId: assessment.email || appraiseRisksUserId || '',
    ...(assessment.uniqueString !== null && { uniqueString: assessment.uniqueString }),
    ...(hraAppDefaultHraId && { defaultHraId: hraAppDefaultHraId }),
    ...(hraAppExternalId && { externalId: hraAppExternalId }),
    ...(meta.config.saveKey && { saveKey: meta.config.saveKey }),
  };
}
