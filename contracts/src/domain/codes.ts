/** The codes that a gateway writes into its answers (s.9). One with an error kind of its own is named by that row: `error-kinds.ts`. */
export const codes = {
  /** `responseCode` of a successful auth-style call. */
  success: '00',
  sessionExpired: '22',
  /** `responseCode` of every refusal that has no code of its own. The specification shows no number but 22 (s.8). */
  refused: '99',
  /** A new password is refused for what it is: link, address and old password were not wrong. Our own gateway's. */
  passwordRefused: '99-password',
  /** `status` of a successful questionnaire, appraisal or report-data call. */
  ok: 'OK',
} as const;

/** The head of every auth-style success (s.4). Where a call tells nothing else, it is the whole answer. */
export const done = { responseCode: codes.success, responseMessage: 'Successful' } as const;
