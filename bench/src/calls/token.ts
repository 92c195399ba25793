import { codes } from '@choose-life/contracts/gateway/codes';
import type { BenchCall, Kind } from './calls.ts';

/** The session token of a measured call: by it the upstream knows which answer to give. */
export function tokenOf({ name }: BenchCall, kind: Kind): string {
  return `${name}.${kind}`;
}

/** A token under which the upstream also makes sure that it was sent the right payload. */
export function checkedTokenOf(call: BenchCall, kind: Kind): string {
  return `${checkedMark}${tokenOf(call, kind)}`;
}

export const checkedMark = 'checked:';

/** Tokens of answers that every server but LIMIT must refuse, whatever the call. */
export const refusedAnswers = {
  'session-expired': { responseCode: codes.sessionExpired },
  'out-of-contract': { responseCode: codes.success, status: codes.ok, benchMisfit: true },
  refused: { responseCode: '99', responseMessage: 'Not today.' },
} as const;
