import type { AnswerGroups } from './generated/answer-groups.ts';

/** What saving and submitting take (s.3, s.7): the answers, and whose assessment it is. What is missing is unanswered. */
export interface AssessmentInput {
  answers?: AnswerGroups | undefined;
  assessment: AssessmentMeta;
}

/** Whose assessment it is; all but `uniqueString` comes from `meta.responses` and `meta.config` of the questionnaire. */
export interface AssessmentMeta {
  /** From an earlier save; without one the gateway starts a new record. */
  readonly uniqueString?: string | undefined;
  readonly clientId: string;
  /** The user's e-mail. */
  readonly userId: string;
  readonly defaultHraId?: string | undefined;
  readonly externalId?: string | undefined;
  readonly saveKey?: string | undefined;
}
