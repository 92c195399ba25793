/** The codes in answers of a gateway (s.9). `error-kinds.ts` lists the codes that have their own error kind. */
export const codes = {
  /**
   * `responseCode` of a successful call. Some calls have no such code: their success is shown by `status` (`ok` below), by a field such as
   * `uniqueString`, or by a valid PDF (`SuccessRule` in `gateway/operation.ts`).
   */
  success: '00',
  /** `responseCode` of any call whose session has expired. The web app then asks the person to log in again (s.8). */
  sessionExpired: '22',
  /**
   * `responseCode` with which the embedded gateway refuses a call. The specification has no code for a refusal, only 22 for an expired session
   * (s.8).
   */
  refused: '99',
  /** `responseCode` with which the embedded gateway refuses only the new password: the link, the address or the old password is valid. */
  passwordRefused: '99-password',
  /** `status` of a successful questionnaire, appraisal or report-data call. */
  ok: 'OK',
} as const;

/** The members of every answer that succeeds by `responseCode` (s.4). An answer that carries no data has only these members. */
export const done = { responseCode: codes.success, responseMessage: 'Successful' } as const;
