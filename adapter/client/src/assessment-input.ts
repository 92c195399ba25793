import type { AnswerGroups } from './generated/answer-groups.ts';

/** The input of `hra.saveAnswers` and `hra.appraiseRisks` (s.3, s.7). A missing answer means unanswered. */
export interface AssessmentInput {
  /** The answers so far, in groups. */
  answers?: AnswerGroups | undefined;
  /** The ids of the assessment. */
  assessment: AssessmentMeta;
}

/** The ids of an assessment. All except `uniqueString` are in `meta.responses` and `meta.config` of the questionnaire. */
export interface AssessmentMeta {
  /** The unique string that an earlier save returned; without it the gateway creates a new record. */
  readonly uniqueString?: string | undefined;
  /** `appraiseRisksClientId` of the questionnaire. */
  readonly clientId: string;
  /** `appraiseRisksUserId` of the questionnaire: the e-mail address of the person. */
  readonly userId: string;
  /** `hraAppDefaultHraId` of the questionnaire. */
  readonly defaultHraId?: string | undefined;
  /** `hraAppExternalId` of the questionnaire. */
  readonly externalId?: string | undefined;
  /** `saveKey` of the questionnaire. */
  readonly saveKey?: string | undefined;
}
