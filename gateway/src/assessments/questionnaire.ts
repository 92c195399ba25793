import { randomUUID } from 'node:crypto';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import content from './questionnaire.json' with { type: 'json' };

/**
 * The response with the midlife questionnaire (s.9). The questions are the same for everybody. Each response has a new external id and save
 * key, and no call checks their values.
 */
export function buildQuestionnaire(userEmail: string): OperationResponse<'hra.getQuestionnaire'> {
  return {
    status: 'OK',
    meta: {
      modules: content.modules,
      responses: {
        appraiseRisksClientId: clientId,
        // The user id of an assessment is the e-mail address (s.7, call 16).
        appraiseRisksUserId: userEmail,
        hraAppDefaultHraId: content.defaultHraId,
        hraAppExternalId: randomUUID(),
      },
      config: { saveKey: randomUUID() },
    },
  };
}

/** The client id that the questionnaire contains, and that clients send with save and appraise. No call checks it. */
export const clientId = 'choose-life-demo';
