import type { Stage } from '@choose-life/contracts/gateway/stages';
import { severities } from '../../interactions/interaction.ts';
import { coverageOf } from '../coverage.ts';
import { shortDifferences } from '../judge/difference.ts';
import type { Finding, Verdict } from '../verdict.ts';
import type { VerificationResult } from '../verify-gateway.ts';

/** The counts of a run, its exit code, and a sentence that sums up the run. The JSON report contains it. */
export interface Summary {
  readonly exitCode: ExitCode;
  readonly sentence: string;
  /** Numbers of calls. `asked`: the calls that were not left out. `all`: the 22 calls of the contract. */
  readonly calls: Readonly<Record<'kept' | 'asked' | 'all', number>>;
  /** Numbers of interactions. `known`: broken, and listed in the baseline. */
  readonly interactions: Readonly<Record<'kept' | 'broken' | 'known' | 'advised' | 'notVerifiable', number>>;
}

/** Counts the results of a run. */
export function summaryOf(result: VerificationResult): Summary {
  const coverage = coverageOf(result);
  const selected = coverage.filter(({ verdict }) => verdict !== 'left out');
  const count = (kind: Verdict['kind']) =>
    result.verified.filter(({ verdict }) => verdict.kind === kind).length;
  const exitCode = exitCodeOf(result);
  const isPartialRun = selected.length > 0 && selected.length < coverage.length;
  const partText = isPartialRun ? ` Only ${selected.length} of ${coverage.length} calls were verified.` : '';
  return {
    exitCode,
    sentence: `${sentenceOf(result, exitCode)}${partText}`,
    calls: {
      kept: selected.filter(({ verdict }) => verdict === 'kept').length,
      asked: selected.length,
      all: coverage.length,
    },
    interactions: {
      kept: count('kept'),
      broken: count('broken'),
      known: count('known'),
      advised: count('advised'),
      notVerifiable: count('not-verifiable'),
    },
  };
}

/** `22 of 22 calls kept; 117 interactions: 117 kept, 0 broken, 0 with advice, 0 not verifiable here.` */
export function countsText({ calls, interactions }: Summary): string {
  const { advised, broken, kept, known, notVerifiable } = interactions;
  const all = kept + broken + known + advised + notVerifiable;
  const knownText = known === 0 ? '' : `${known} broken and known, `;
  const leftOutCount = calls.all - calls.asked;
  const leftOutText = leftOutCount === 0 ? '' : ` (${leftOutCount} left out)`;
  return (
    `${calls.kept} of ${calls.asked} calls kept${leftOutText}; ${all} interactions: ` +
    `${kept} kept, ${broken} broken, ${knownText}${advised} with advice, ${notVerifiable} not verifiable here.`
  );
}

function sentenceOf({ preflight, verified }: VerificationResult, exitCode: ExitCode): string {
  switch (exitCode) {
    case exitCodes.ok:
      return verified.some(({ verdict }) => verdict.kind === 'known')
        ? 'The gateway breaks the contract only in known ways.'
        : 'The gateway keeps the contract.';
    case exitCodes.broken:
      return 'The gateway breaks the contract.';
    case exitCodes.unreachable:
      return preflight.reachedServer === 'none'
        ? `The gateway cannot be reached: ${preflight.answerDescriptions}.`
        : `A server answers, but none of the gateway's calls exists there: ${preflight.answerDescriptions}. Check that the address is right, up to and including /api.`;
    default:
      return 'Not everything could be verified here.';
  }
}

/** The exit codes of the program. After a signal, the exit code is 128 plus the number of the signal. */
export const exitCodes = { ok: 0, broken: 1, usage: 2, unreachable: 3, incomplete: 4 } as const;
/** One of `exitCodes`. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a run. A breach has priority over an incomplete run, because a complete run would find it too. */
export function exitCodeOf(result: VerificationResult): ExitCode {
  if (result.preflight.reachedServer !== 'gateway') return exitCodes.unreachable;
  const selected = coverageOf(result).filter(({ verdict }) => verdict !== 'left out');
  if (selected.some(({ verdict }) => verdict === 'broken')) return exitCodes.broken;
  const isComplete =
    selected.length > 0 && selected.every(({ verdict }) => verdict === 'kept' || verdict === 'known');
  return isComplete && result.gaps.length === 0 ? exitCodes.ok : exitCodes.incomplete;
}

/** A broken interaction, as reports show it. */
export interface BrokenInteraction {
  readonly name: string;
  readonly stage: Stage;
  readonly finding: Finding;
  /** The differences of the finding. Equal differences of several list elements are joined into one. */
  readonly differences: readonly string[];
}

/** The broken interactions of a run, without those that are known from the baseline. */
export function brokenIn({ preflight, verified }: VerificationResult): BrokenInteraction[] {
  return verified.flatMap(({ interaction: { name, operationId }, verdict }) => {
    if (verdict.kind !== 'broken') return [];
    const { finding } = verdict;
    const { stage } = preflight.calls[operationId];
    return [{ name, stage, finding, differences: shortDifferences(finding.differences) }];
  });
}

type AdvisedVerdict = Extract<Verdict, { kind: 'advised' }>;

interface AdviceLine {
  readonly interaction: string;
  readonly verdict: AdvisedVerdict;
  readonly text: string;
}

/** The advice of a run, the most severe first. */
export function adviceOf({ verified }: VerificationResult): AdviceLine[] {
  const lines = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'advised' ? [{ interaction: interaction.name, verdict, text: adviceText(verdict) }] : [],
  );
  return lines.sort((a, b) => rank(a.verdict) - rank(b.verdict));
}

/** One line for each advice of a run, the most severe first. */
export function adviceTexts(result: VerificationResult): string[] {
  return adviceOf(result).map(({ interaction, text }) => `${text} (${interaction})`);
}

/** One advice as text: `ANOTHER PERSON'S DATA, high: …` or `advice, low: any text is accepted as an e-mail address` */
export function adviceText({ advice }: AdvisedVerdict): string {
  const label = advice.showsOthers ? "ANOTHER PERSON'S DATA" : 'advice';
  return `${label}, ${advice.severity}: ${advice.consequence}`;
}

/** The rank of advice in reports. The lowest rank comes first: advice on an answer with another person's data, then advice by its severity. */
function rank({ advice }: AdvisedVerdict): number {
  return advice.showsOthers ? -1 : severities.indexOf(advice.severity);
}
