import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { type InteractionKind, interactionKinds } from '../interactions/interaction.ts';
import type { CallPreflight } from './preflight.ts';
import type { InteractionResult } from './verdict.ts';
import type { VerificationResult } from './verify-gateway.ts';

/** The results of one of the 22 calls, for all reports. */
export interface CallCoverage {
  readonly id: OperationId;
  /**
   * The stages under which the call answers: `prod`, `dev`, `prod+dev`, `neither` or `unclear`. For a write that was not run, the
   * stages under which the reads of its stage group answer.
   */
  readonly basePath: string;
  /** The answer that the preflight got under each stage; null for a write, which it does not request. */
  readonly evidence: Readonly<Record<Stage, string>> | null;
  readonly counts: Readonly<Record<InteractionKind, { readonly kept: number; readonly of: number }>>;
  /**
   * `kept`: the accepted interaction was kept, and no interaction was broken. `known`: the baseline lists every breach, or every breach that
   * prevented the setup. `not verifiable here`: no breach, but the accepted interaction was not kept. `left out`: no interaction of the call
   * was run, because `--only` does not select the call, or because the run ended early.
   */
  readonly verdict: 'kept' | 'known' | 'broken' | 'not verifiable here' | 'left out';
  /** Why the verdict is not `kept`; null if it is. */
  readonly reason: string | null;
  /** Members that the contract does not know, with the number of answers that had them. They are no breach. */
  readonly drift: readonly { readonly path: string; readonly answers: number }[];
}

/** Sums up a run by call, in the order of the table. */
export function coverageOf({ preflight, verified }: VerificationResult): CallCoverage[] {
  return operationIds.map(id => {
    const results = verified.filter(({ interaction }) => interaction.operationId === id);
    const counts = interactionKinds.map(kind => {
      const resultsOfKind = results.filter(({ interaction }) => interaction.kind === kind);
      const kept = resultsOfKind.filter(({ verdict }) => verdict.kind === 'kept').length;
      return [kind, { kept, of: resultsOfKind.length }] as const;
    });
    const { evidence } = preflight.calls[id];
    return {
      id,
      basePath: basePathText(preflight.calls[id], results),
      evidence: evidence === null ? null : { prod: evidence.prod.description, dev: evidence.dev.description },
      // The cast is safe because the entries are made from all kinds.
      counts: Object.fromEntries(counts) as CallCoverage['counts'],
      ...callVerdict(results),
      drift: driftIn(results),
    };
  });
}

function callVerdict(results: readonly InteractionResult[]): Pick<CallCoverage, 'verdict' | 'reason'> {
  if (results.length === 0) return { verdict: 'left out', reason: 'none of its interactions was run' };
  // In this order, because a new breach matters more than a known one.
  for (const verdict of ['broken', 'known'] as const) {
    const count = results.filter(each => each.verdict.kind === verdict).length;
    if (count > 0) return { verdict, reason: `${count} of its interactions` };
  }
  const accepted = results.filter(({ interaction }) => interaction.kind === 'accepted');
  if (accepted.some(({ verdict }) => verdict.kind === 'kept')) return { verdict: 'kept', reason: null };
  // The usual accepted interaction is first; the interactions of its variants follow.
  const firstVerdict = accepted[0]?.verdict;
  if (firstVerdict?.kind === 'not-verifiable' && firstVerdict.isSetupBreachKnown)
    return { verdict: 'known', reason: firstVerdict.reason };
  const reason =
    firstVerdict?.kind === 'not-verifiable'
      ? firstVerdict.reason
      : 'its accepted interaction was not selected';
  return { verdict: 'not verifiable here', reason };
}

function driftIn(results: readonly InteractionResult[]): CallCoverage['drift'] {
  const paths = results.flatMap(({ verdict }) => (verdict.kind === 'not-verifiable' ? [] : verdict.drift));
  return countsOf(paths).map(([path, answers]) => ({ path, answers }));
}

/** Each distinct text with the number of its occurrences, in the order of the first occurrences. */
export function countsOf(texts: readonly string[]): [text: string, count: number][] {
  return [...new Set(texts)].map(text => [text, texts.filter(each => each === text).length]);
}

/** The stages as text. A call that answered an interaction exists, even if it did not answer the preflight's request without a token. */
function basePathText(
  { answersOn, evidence, stage }: CallPreflight,
  results: readonly InteractionResult[],
): string {
  const hasAnswered = results.some(
    ({ verdict }) => verdict.kind !== 'not-verifiable' && verdict.callAnswered,
  );
  const answeringStages = stages.filter(each => answersOn.includes(each) || (hasAnswered && each === stage));
  if (answeringStages.length > 0) return answeringStages.join('+');
  const presences = evidence === null ? [] : stages.map(stage => evidence[stage].presence);
  return presences.length > 0 && presences.every(presence => presence === 'absent') ? 'neither' : 'unclear';
}
