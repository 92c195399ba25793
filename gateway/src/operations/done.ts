import { codes } from '@choose-life/contracts/gateway/codes';

/** The head of every auth-style success (s.4). */
export const done = { responseCode: codes.success, responseMessage: 'Successful' } as const;
