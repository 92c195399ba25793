import type { SchemaChange } from './schema-change.ts';

/** The worst first. Breaking: calls fail. Drift-only: the adapter goes on and counts it (`npm run drift`). Safe: nothing is felt. */
export const verdicts = ['breaking', 'drift-only', 'safe'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * A change is judged twice, since one side always moves first:
 * - `callers`: those who follow the old document, before a gateway that follows the new one.
 * - `gateways`: those that follow the old document, behind callers that follow the new one.
 */
export interface Verdicts {
  readonly callers: Verdict;
  readonly gateways: Verdict;
}

export const bothSides = (verdict: Verdict): Verdicts => ({ callers: verdict, gateways: verdict });
/** Breaks those of one side that still follow the old document; the other side feels nothing. */
export const callersOnly: Verdicts = { callers: 'breaking', gateways: 'safe' };
export const gatewaysOnly: Verdicts = { callers: 'safe', gateways: 'breaking' };

/** What callers send: they may not send what is no longer taken, nor what is not yet known. */
export function verdictOfRequest({ effect, isRequired }: SchemaChange): Verdicts {
  switch (effect) {
    case 'narrower':
      return callersOnly;
    case 'wider':
      return gatewaysOnly;
    case 'added':
      return { callers: isRequired ? 'breaking' : 'safe', gateways: 'breaking' };
    case 'removed':
      return { callers: 'breaking', gateways: isRequired ? 'breaking' : 'safe' };
    case 'other':
      return bothSides('breaking');
    default:
      return bothSides('safe');
  }
}

/** What gateways answer: where it is read, callers can take no more than they know, and need all they know of. */
export function verdictOfAnswer({ effect, isRequired, isUnread }: SchemaChange): Verdicts {
  const toCallers: Verdict = isUnread.old ? 'drift-only' : 'breaking';
  const toGateways: Verdict = isUnread.new ? 'drift-only' : 'breaking';
  switch (effect) {
    case 'narrower':
      return { callers: 'safe', gateways: toGateways };
    case 'wider':
      return { callers: toCallers, gateways: 'safe' };
    case 'added':
      return { callers: 'drift-only', gateways: isRequired ? toGateways : 'safe' };
    case 'removed':
      return { callers: toCallers, gateways: 'drift-only' };
    case 'other':
      return { callers: toCallers, gateways: toGateways };
    case 'read':
      return gatewaysOnly;
    default:
      return bothSides('safe');
  }
}
