/**
 * The codes that a gateway writes into its answers (s.9). Nothing else in the project spells them. One with an error kind of its own is
 * named by the row of that kind: `gateway/error-kinds.ts`.
 */
export const codes = {
  /** `responseCode` of a successful auth-style call. */
  success: '00',
  /** `responseCode` of every call once the session has expired. */
  sessionExpired: '22',
  /** `responseCode` of every refusal that has no code of its own. The specification shows no number but 22 (s.8). */
  refused: '99',
  /**
   * `responseCode` of a refusal of a new password for what it is, with words on what to choose. Our own gateway's: a page then
   * knows that link, address and old password are not what was wrong.
   */
  passwordRefused: '99-password',
  /** `status` of a successful questionnaire, appraisal or report-data call. */
  ok: 'OK',
} as const;

/** The head of every auth-style success (s.4). Where a call tells nothing else, it is the whole answer. */
export const done = { responseCode: codes.success, responseMessage: 'Successful' } as const;
