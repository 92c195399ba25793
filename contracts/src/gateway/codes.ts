/** The codes the gateway writes into its answers (s.9). Nothing else in the project spells them. */
export const codes = {
  /** `responseCode` of a successful auth-style call. */
  success: '00',
  /** `responseCode` of every call once the session has expired. */
  sessionExpired: '22',
  /** `status` of a successful questionnaire, appraisal or report-data call. */
  ok: 'OK',
} as const;
