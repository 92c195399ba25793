/** The codes in answers of a gateway (s.9). A row of `error-kinds.ts` names a code that has its own error kind. */
export const codes = {
  /** `responseCode` of a successful call, except where `status` or a field shows the success. */
  success: '00',
  /** `responseCode` of any call whose session has expired. It signs the person out (s.8). */
  sessionExpired: '22',
  /** `responseCode` with which the embedded gateway refuses a call. The specification shows no code but 22 (s.8). */
  refused: '99',
  /** The embedded gateway refuses a new password because of the password itself; link, address and old password are valid. */
  passwordRefused: '99-password',
  /** `status` of a successful questionnaire, appraisal or report-data call. */
  ok: 'OK',
} as const;

/** The members of every answer that succeeds by code (s.4); the whole answer of a call that reports only its success. */
export const done = { responseCode: codes.success, responseMessage: 'Successful' } as const;
