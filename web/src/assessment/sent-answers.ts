import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { numberIfPlain } from '@choose-life/contracts/domain/hra/answer-value';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { numericKeysOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Binding } from './state.ts';

/**
 * The answers as Save sends them (s.5): numeric inputs as numbers, questions the contract does not know included. What
 * is no plain number stays as typed, so that nothing turns silently into another number (docs/faults.md D22).
 */
export function answersForSave(answers: Answers, questionnaire: Questionnaire): Answers {
  const numeric = numericKeysOf(questionnaire);
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, numeric.has(key) ? numberIfPlain(value) : value]),
  );
}

/**
 * Whose assessment this is (s.7), from the questionnaire, the account and an earlier save.
 * @param clientId where the questionnaire names none
 */
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
