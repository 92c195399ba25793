import { randomUUID } from 'node:crypto';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import content from './questionnaire.json' with { type: 'json' };

/** The midlife questionnaire (s.9) on the wire: the same questions for everybody, the envelope for one person and assessment. */
export function buildQuestionnaire(userEmail: string): OperationResponse<'hra.getQuestionnaire'> {
  return {
    status: 'OK',
    meta: {
      modules: content.modules,
      responses: {
        appraiseRisksClientId: clientId,
        appraiseRisksUserId: userEmail,
        hraAppDefaultHraId: content.defaultHraId,
        hraAppExternalId: randomUUID(),
      },
      config: { saveKey: randomUUID() },
    },
  };
}

/** The client id that the questionnaire hands out and that comes back with save and appraise. Nothing is authorised by it. */
export const clientId = 'choose-life-demo';
