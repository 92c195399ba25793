import type { Variant } from './variant.ts';

/** One difference between two documents. */
export interface Change extends Verdicts {
  /** The procedure it touches. */
  readonly call: string;
  /** Where: `call`, `request userEmail`, `answer 200 data[].contentId`. */
  readonly place: string;
  readonly what: string;
  /** What is needed to tell which interactions it touches; null: all of the call. */
  readonly within: ChangedSchema | null;
}

export interface ChangedSchema {
  readonly side: 'request' | 'answer';
  /** The HTTP status of an answer, for example `200` or `4XX`. */
  readonly status: string;
  readonly change: SchemaChange;
}

/**
 * What a change does to the values that are allowed:
 * `wider`: more of them. `narrower`: fewer. `other`: neither, what was right is now wrong.
 * `added`, `removed`: a member. `unread`, `read`: the mark that nobody reads a member has come, or gone.
 */
export type SchemaEffect = 'wider' | 'narrower' | 'other' | 'added' | 'removed' | 'unread' | 'read';

/** What differs between two schemas at one place. */
export interface Difference {
  /** For people. */
  readonly what: string;
  readonly effect: SchemaEffect;
}

/** One difference between two schemas. */
export interface SchemaChange extends Difference {
  /** From the root, names of members and `[]` for the elements of a list; empty for the root itself. */
  readonly steps: readonly string[];
  /** Of a member that was added or removed: whether it must be (had to be) there. */
  readonly isRequired: boolean;
  /** Nobody reads the place: by the old document, and by the new one. */
  readonly isUnread: { readonly old: boolean; readonly new: boolean };
  /** The forms of the whole value in which it changed; null where a form came or went. */
  readonly root: { readonly old: Variant | null; readonly new: Variant | null };
}

/** The steps as one path: `data[].contentId`. */
export function pathOfSteps(steps: readonly string[]): string {
  return steps.join('.').replaceAll('.[]', '[]');
}

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

/** Each name that stands on either side, those of the old one first, with what it has there. */
export function pairsOf<Value>(
  before: Named<Value>,
  after: Named<Value>,
): [name: string, old: Value | undefined, now: Value | undefined][] {
  const [old, now] = [before, after].map(side =>
    side instanceof Map ? side : new Map(Object.entries(side)),
  );
  return [...new Map([...(old ?? []), ...(now ?? [])]).keys()].map(name => [
    name,
    old?.get(name),
    now?.get(name),
  ]);
}

type Named<Value> = ReadonlyMap<string, Value> | Readonly<Record<string, Value>>;
