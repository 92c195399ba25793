import type { AnswerGroups } from './generated/answer-groups.ts';

/** The input of `hra.saveAnswers` and `hra.appraiseRisks` (s.3, s.7). A missing answer means unanswered. */
export interface AssessmentInput {
  /** The answers so far, in groups. */
  answers?: AnswerGroups | undefined;
  /** The ids of the assessment. */
  assessment: AssessmentMeta;
}

/**
 * The ids of an assessment. All except `uniqueString` are in the output of `hra.getQuestionnaire`: `saveKey` in `meta.config`, the others in
 * `meta.responses`.
 */
export interface AssessmentMeta {
  /** The unique string that an earlier save returned; without it the gateway creates a new record. */
  readonly uniqueString?: string | undefined;
  /** `appraiseRisksClientId` of the questionnaire. The calls for reports need it too. */
  readonly clientId: string;
  /** `appraiseRisksUserId` of the questionnaire: the e-mail address of the person. */
  readonly userId: string;
  /** `hraAppDefaultHraId` of the questionnaire: the id of its set of questions. */
  readonly defaultHraId?: string | undefined;
  /** `hraAppExternalId` of the questionnaire: the id of the assessment at the gateway. */
  readonly externalId?: string | undefined;
  /** `saveKey` of the questionnaire, which the gateway expects back with the answers. */
  readonly saveKey?: string | undefined;
}
