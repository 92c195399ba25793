import type { Operation } from '@choose-life/contracts/gateway/operation';
import { isSessionExpired, type Refusal, unsuccessfulOutcome } from '@choose-life/contracts/gateway/outcome';
import type { Fault } from '../fault/fault.ts';
import { Secret } from '../fault/secret.ts';
import { refusedOutcome } from './answer-outcomes.ts';
import { controlCharacters, hasControlCharacter } from './control-character.ts';

/** The fault that the body itself shows, whatever the HTTP status is; null where it shows none. */
export function inBandFault(operation: Operation, value: unknown, upstreamStatus: number): Fault | null {
  if (isSessionExpired(value)) {
    return {
      kind: 'SESSION_EXPIRED',
      outcome: refusedOutcome(upstreamStatus),
      upstreamStatus,
      repeat: 'no',
      ...tokenIn(value),
    };
  }
  const unsuccessful = unsuccessfulOutcome(operation, value);
  return unsuccessful?.kind === 'refused' ? rejected(unsuccessful, upstreamStatus) : null;
}

function rejected(refusal: Refusal, upstreamStatus: number): Fault {
  const message = presentable(refusal.message);
  return {
    kind: 'REJECTED',
    outcome: refusedOutcome(upstreamStatus),
    gatewayCode: presentable(refusal.code)?.slice(0, 32) ?? '',
    upstreamStatus,
    repeat: 'no',
    ...(message !== null && { message }),
    ...tokenIn({ token: refusal.token }),
  };
}

/** The gateway's text as people may see it: without control characters, at most 300 characters. */
function presentable(text: string | null): string | null {
  const plain = (text ?? '').replaceAll(controlCharacters, ' ');
  const cut = [...plain.trim()].slice(0, 300).join('');
  return cut === '' ? null : cut;
}

/** A token that may be stored: a text of at most 8 KB without control characters. */
function tokenIn(value: unknown): { token?: Secret<string> } {
  const token = typeof value === 'object' && value !== null && 'token' in value ? value.token : null;
  if (typeof token !== 'string' || token === '' || token.length > 8192 || hasControlCharacter(token))
    return {};
  return { token: new Secret(token) };
}
