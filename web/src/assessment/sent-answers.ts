import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractNumericKeys } from '@choose-life/contracts/domain/hra/answer-keys';
import { numberIfPlain } from '@choose-life/contracts/domain/hra/answer-value';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { askedPartsOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { AssessmentRecord } from './state.ts';

/**
 * The answers of a save, with numeric answers as numbers (s.5). Submissions do not use this function, because s.5 requires that they send
 * the values unchanged. The adapter converts the answers that the contract declares as numbers. Only the questionnaire shows which other
 * answers are numbers, so those are converted here.
 */
export function answersForSave(answers: Answers, questionnaire: Questionnaire): Answers {
  const askedParts = askedPartsOf(questionnaire);
  const isNumberOnlyInQuestionnaire = (key: string) =>
    !contractNumericKeys.has(key) && askedParts.get(key)?.part.kind === 'number';
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      isNumberOnlyInQuestionnaire(key) ? numberIfPlain(value) : value,
    ]),
  );
}

/**
 * The properties of a save or submission that identify the assessment (s.7). Properties without a value are omitted.
 * @param clientId the client id that is sent if the questionnaire has none
 */
export function assessmentMetaOf(
  assessment: AssessmentRecord,
  { meta }: Questionnaire,
  clientId: string,
): AssessmentMeta {
  const { appraiseRisksClientId, appraiseRisksUserId, hraAppDefaultHraId, hraAppExternalId } = meta.responses;
  // `||` and `&&`, because an empty value of the gateway counts as missing.
  return {
    clientId: appraiseRisksClientId || clientId,
    userId: assessment.email || appraiseRisksUserId || '',
    ...(assessment.uniqueString !== null && { uniqueString: assessment.uniqueString }),
    ...(hraAppDefaultHraId && { defaultHraId: hraAppDefaultHraId }),
    ...(hraAppExternalId && { externalId: hraAppExternalId }),
    ...(meta.config.saveKey && { saveKey: meta.config.saveKey }),
  };
}
