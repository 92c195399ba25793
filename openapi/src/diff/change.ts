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

/** One difference between two documents. */
export interface Change extends Verdicts {
  /** The procedure it touches. */
  readonly call: string;
  /** Where: `call`, `request userEmail`, `answer 200 data[].contentId`. */
  readonly place: string;
  readonly what: string;
  /** The interactions it touches, by their descriptions. */
  readonly interactions: readonly string[];
}

export const nobody: Verdicts = { callers: 'safe', gateways: 'safe' };
export const everybody: Verdicts = { callers: 'breaking', gateways: 'breaking' };
/** Breaks those of one side that still follow the old document; the other side feels nothing. */
export const callersOnly: Verdicts = { callers: 'breaking', gateways: 'safe' };
export const gatewaysOnly: Verdicts = { callers: 'safe', gateways: 'breaking' };

export type Side = 'request' | 'answer';

/** What a change does to the values that are allowed. */
export interface Effect {
  /** Some of them are wrong from now on. */
  readonly loses?: boolean;
  /** There are others from now on. */
  readonly gains?: boolean;
  /** A member has come or gone, which in an answer is counted where it breaks nothing. */
  readonly ofMember?: 'added' | 'removed';
}

/**
 * Whom a change of a schema hurts: who sends may not send what is no longer taken, nor what is not yet known.
 *
 * @param isUnread nobody reads the place: by the old document, and by the new one
 */
export function verdictsOn(
  side: Side,
  { gains = false, loses = false, ofMember }: Effect,
  isUnread: Readonly<Record<'old' | 'new', boolean>>,
): Verdicts {
  if (side === 'request') {
    return { callers: loses ? 'breaking' : 'safe', gateways: gains ? 'breaking' : 'safe' };
  }
  const verdict = (isFelt: boolean, isMild: boolean) =>
    isFelt ? (isMild ? 'drift-only' : 'breaking') : 'safe';
  return {
    callers: verdict(gains, isUnread.old || ofMember === 'added'),
    gateways: verdict(loses, isUnread.new || ofMember === 'removed'),
  };
}

/** Each name that stands on either side, those of the old one first, with what it has there. */
export function pairsOf<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  // Each name stands on one side at least.
  return names.map(name => [name, before.get(name), after.get(name)] as Pair<Value>);
}

export type Pair<Value> =
  | [name: string, old: Value, now: Value]
  | [name: string, old: Value, now: undefined]
  | [name: string, old: undefined, now: Value];
