import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';

/** What a caller does about each kind of error. */
export const remedies: Readonly<Record<ErrorKind, string>> = {
  SESSION_EXPIRED: 'Forget the token and ask the person to log in again. Keep what they typed.',
  REJECTED: 'Show the message. The person can change what they entered and try again.',
  RATE_LIMITED: 'Wait for retryAfterMs, then let the person try again. Do not repeat by yourself.',
  UNREACHABLE: 'Nothing was sent: try again in a moment.',
  TIMEOUT: 'A read can be tried again. After a write, look whether it was made before you send it again.',
  UPSTREAM_ERROR:
    'A read can be tried again. After a write, look whether it was made before you send it again.',
  BAD_RESPONSE:
    'Trying again seldom helps: the gateway has left the contract. After a write, look whether it was made.',
  MISCONFIGURED:
    'Tell whoever runs the adapter: its address or stage of the gateway is wrong. Keep the token.',
  CIRCUIT_OPEN: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
  OVERLOADED: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
  INVALID_INPUT: 'Correct the input: the message names the field.',
  FORBIDDEN: 'Switched off by whoever runs the adapter. Ask them if you need it.',
  CANCELLED: 'Nothing to do: you ended the call yourself.',
};
