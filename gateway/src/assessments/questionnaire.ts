import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import content from './questionnaire.json' with { type: 'json' };

/** What of a questionnaire belongs to one person and one assessment. */
interface QuestionnaireFor {
  /** The person, as their saved answers are looked up later (s.7). */
  readonly userEmail: string;
  /** Id of the assessment that is being started. */
  readonly externalId: string;
  readonly saveKey: string;
  /** Client id to send with save and appraise. */
  readonly clientId: string;
}

/** The midlife questionnaire (s.9) as it goes on the wire: the same questions for everybody, the envelope per person. */
export function buildQuestionnaire({
  clientId,
  externalId,
  saveKey,
  userEmail,
}: QuestionnaireFor): OperationResponse<'hra.getQuestionnaire'> {
  return {
    status: 'OK',
    meta: {
      modules: content.modules,
      responses: {
        appraiseRisksClientId: clientId,
        appraiseRisksUserId: userEmail,
        hraAppDefaultHraId: content.defaultHraId,
        hraAppExternalId: externalId,
      },
      config: { saveKey },
    },
  };
}

/** The client id that the questionnaire hands out and that comes back with save and appraise. Nothing is authorised by it. */
export const clientId = 'choose-life-demo';
