import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { type InteractionKind, interactionKinds } from '../interactions/interaction.ts';
import type { CallPreflight } from './preflight.ts';
import type { InteractionResult } from './verdict.ts';
import type { VerificationResult } from './verify-gateway.ts';

export interface CallCoverage {
  readonly id: OperationId;
  /** `prod`, `dev`, `prod+dev`, `neither` or `unclear`; a write that was not run is judged by the reads of its group. */
  readonly basePath: string;
  /** The result under each base path; null for a write. */
  readonly evidence: Readonly<Record<Stage, string>> | null;
  readonly counts: Readonly<Record<InteractionKind, { readonly kept: number; readonly of: number }>>;
  /** `kept`: its accepted interaction was kept and none was broken. `known`: the baseline names all that is broken. */
  readonly verdict: 'kept' | 'known' | 'broken' | 'not verifiable here' | 'left out';
  readonly reason: string | null;
  /** Members that the contract does not know, and in how many of its answers they were. No breach. */
  readonly drift: readonly { readonly path: string; readonly answers: number }[];
}

export function coverageOf({ preflight, verified }: VerificationResult): CallCoverage[] {
  return operationIds.map(id => {
    const own = verified.filter(({ interaction }) => interaction.operationId === id);
    const counts = interactionKinds.map(kind => {
      const ofKind = own.filter(({ interaction }) => interaction.kind === kind);
      const kept = ofKind.filter(({ verdict }) => verdict.kind === 'kept').length;
      return [kind, { kept, of: ofKind.length }] as const;
    });
    const { evidence } = preflight.calls[id];
    return {
      id,
      basePath: basePathText(preflight.calls[id], own),
      evidence: evidence === null ? null : { prod: evidence.prod.seen, dev: evidence.dev.seen },
      // One entry for each kind.
      counts: Object.fromEntries(counts) as CallCoverage['counts'],
      ...callVerdict(own),
      drift: driftIn(own),
    };
  });
}

function callVerdict(own: readonly InteractionResult[]): Pick<CallCoverage, 'verdict' | 'reason'> {
  if (own.length === 0) return { verdict: 'left out', reason: 'no interaction of it was asked for' };
  for (const verdict of ['broken', 'known'] as const) {
    const count = own.filter(each => each.verdict.kind === verdict).length;
    if (count > 0) return { verdict, reason: `${count} of its interactions` };
  }
  const accepted = own.filter(({ interaction }) => interaction.kind === 'accepted');
  if (accepted.some(({ verdict }) => verdict.kind === 'kept')) return { verdict: 'kept', reason: null };
  const why = accepted[0]?.verdict;
  if (why?.kind === 'not-verifiable' && why.behindKnown) return { verdict: 'known', reason: why.reason };
  const reason = why?.kind === 'not-verifiable' ? why.reason : 'no accepted interaction of it was asked for';
  return { verdict: 'not verifiable here', reason };
}

function driftIn(own: readonly InteractionResult[]): CallCoverage['drift'] {
  const paths = own.flatMap(({ verdict }) => (verdict.kind === 'not-verifiable' ? [] : verdict.drift));
  return countsOf(paths).map(([path, answers]) => ({ path, answers }));
}

export function countsOf(texts: readonly string[]): [text: string, count: number][] {
  return [...new Set(texts)].map(text => [text, texts.filter(each => each === text).length]);
}

/** A call that answered when its interactions were run is there, whatever was said without a token. */
function basePathText(
  { answersOn, evidence, stage }: CallPreflight,
  own: readonly InteractionResult[],
): string {
  const ran = own.some(({ verdict }) => verdict.kind !== 'not-verifiable' && verdict.callAnswered);
  const seenOn = stages.filter(each => answersOn.includes(each) || (ran && each === stage));
  if (seenOn.length > 0) return seenOn.join('+');
  const seen = evidence === null ? [] : stages.map(stage => evidence[stage].presence);
  return seen.length > 0 && seen.every(presence => presence === 'absent') ? 'neither' : 'unclear';
}
