import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractNumericKeys } from '@choose-life/contracts/domain/hra/answer-keys';
import { numberIfPlain } from '@choose-life/contracts/domain/hra/answer-value';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { askedPartsOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Binding } from './state.ts';

/**
 * The answers as Save sends them: numeric ones as numbers (s.5; Submit sends them unchanged). The adapter converts the answers that
 * are numbers by the contract. Which other answers are numbers is known only from the questionnaire, so those are converted here.
 */
export function answersForSave(answers: Answers, questionnaire: Questionnaire): Answers {
  const asked = askedPartsOf(questionnaire);
  const isNumberOfQuestionnaire = (key: string) =>
    !contractNumericKeys.has(key) && asked.get(key)?.part.kind === 'number';
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      isNumberOfQuestionnaire(key) ? numberIfPlain(value) : value,
    ]),
  );
}

/**
 * The members of a save or submission that identify the assessment (s.7). Members without a value are omitted.
 * @param clientId for a questionnaire without one
 */
export function assessmentMetaOf(
  assessment: Binding,
  { meta }: Questionnaire,
  clientId: string,
): AssessmentMeta {
  const { appraiseRisksClientId, appraiseRisksUserId, hraAppDefaultHraId, hraAppExternalId } = meta.responses;
  // An empty value of the gateway counts as missing.
  return {
    clientId: appraiseRisksClientId || clientId,
    userId: assessment.email || appraiseRisksUserId || '',
    ...(assessment.uniqueString !== null && { uniqueString: assessment.uniqueString }),
    ...(hraAppDefaultHraId && { defaultHraId: hraAppDefaultHraId }),
    ...(hraAppExternalId && { externalId: hraAppExternalId }),
    ...(meta.config.saveKey && { saveKey: meta.config.saveKey }),
  };
}
