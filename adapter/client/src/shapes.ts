import type { AnswerGroups } from './generated/answer-groups.ts';

/** The input of saving and submitting (s.3, s.7): the answers, and whose assessment it is. A missing answer is unanswered. */
export interface AssessmentInput {
  /** The answers so far, in groups. */
  answers?: AnswerGroups | undefined;
  /** Whose assessment it is. */
  assessment: AssessmentMeta;
}

/** Whose assessment it is; all but `uniqueString` comes from `meta.responses` and `meta.config` of the questionnaire. */
export interface AssessmentMeta {
  /** From an earlier save; without one the gateway starts a new record. */
  readonly uniqueString?: string | undefined;
  /** `appraiseRisksClientId` of the questionnaire. */
  readonly clientId: string;
  /** The user's e-mail. */
  readonly userId: string;
  /** `hraAppDefaultHraId` of the questionnaire. */
  readonly defaultHraId?: string | undefined;
  /** `hraAppExternalId` of the questionnaire. */
  readonly externalId?: string | undefined;
  /** A key of the questionnaire that is handed back. */
  readonly saveKey?: string | undefined;
}
