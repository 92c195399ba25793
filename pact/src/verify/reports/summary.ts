import { severities } from '../../interactions/interaction.ts';
import { coverageOf } from '../coverage.ts';
import { shortDifferences } from '../judge/difference.ts';
import type { Verdict } from '../verdict.ts';
import type { VerificationResult } from '../verify-gateway.ts';

export function summaryOf(result: VerificationResult) {
  const coverage = coverageOf(result);
  const selected = coverage.filter(({ verdict }) => verdict !== 'left out');
  const count = (kind: string) => result.verified.filter(({ verdict }) => verdict.kind === kind).length;
  const exitCode = exitCodeOf(result);
  const isPart = selected.length > 0 && selected.length < coverage.length;
  const part = isPart ? ` Only ${selected.length} of ${coverage.length} calls were looked at.` : '';
  return {
    exitCode,
    sentence: `${sentenceOf(result, exitCode)}${part}`,
    calls: {
      kept: selected.filter(({ verdict }) => verdict === 'kept').length,
      asked: selected.length,
      all: coverage.length,
    },
    interactions: {
      kept: count('kept'),
      broken: count('broken'),
      /** Broken, and in the baseline. */
      known: count('known'),
      advised: count('advised'),
      notVerifiable: count('not-verifiable'),
    },
  };
}

/** `22 of 22 calls kept; 117 interactions: 117 kept, 0 broken, 0 with advice, 0 not verifiable here.` */
export function countsText({ calls, interactions }: ReturnType<typeof summaryOf>): string {
  const { advised, broken, kept, known, notVerifiable } = interactions;
  const all = kept + broken + known + advised + notVerifiable;
  const knownText = known === 0 ? '' : `${known} broken and known, `;
  const leftOut = calls.all - calls.asked;
  const leftOutText = leftOut === 0 ? '' : ` (${leftOut} left out by --only)`;
  return (
    `${calls.kept} of ${calls.asked} calls kept${leftOutText}; ${all} interactions: ` +
    `${kept} kept, ${broken} broken, ${knownText}${advised} with advice, ${notVerifiable} not verifiable here.`
  );
}

function sentenceOf({ preflight, verified }: VerificationResult, exitCode: number): string {
  switch (exitCode) {
    case exitCodes.ok:
      return verified.some(({ verdict }) => verdict.kind === 'known')
        ? 'The gateway breaks the contract in known places alone.'
        : 'The gateway keeps the contract.';
    case exitCodes.broken:
      return 'The gateway breaks the contract.';
    case exitCodes.unreachable:
      return preflight.reached === 'nothing'
        ? `The gateway cannot be reached: ${preflight.seen}.`
        : `Something answers there, but no call of the gateway does: ${preflight.seen}. Is the address right, up to and including /api?`;
    default:
      return 'Not everything could be verified here.';
  }
}

export const exitCodes = { ok: 0, broken: 1, usage: 2, unreachable: 3, incomplete: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A broken contract comes before an incomplete run: what was found stays true. */
export function exitCodeOf(result: VerificationResult): ExitCode {
  if (result.preflight.reached !== 'gateway') return exitCodes.unreachable;
  const selected = coverageOf(result).filter(({ verdict }) => verdict !== 'left out');
  if (selected.some(({ verdict }) => verdict === 'broken')) return exitCodes.broken;
  const whole =
    selected.length > 0 && selected.every(({ verdict }) => verdict === 'kept' || verdict === 'known');
  return whole && result.gaps.length === 0 ? exitCodes.ok : exitCodes.incomplete;
}

export function brokenIn({ preflight, verified }: VerificationResult) {
  return verified.flatMap(({ interaction: { name, operationId }, verdict }) => {
    if (verdict.kind !== 'broken') return [];
    const { finding } = verdict;
    const { stage } = preflight.calls[operationId];
    return [{ name, stage, finding, differences: shortDifferences(finding.differences) }];
  });
}

type AdvisedVerdict = Extract<Verdict, { kind: 'advised' }>;

export function adviceOf({ verified }: VerificationResult) {
  const lines = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'advised' ? [{ interaction: interaction.name, verdict, text: adviceText(verdict) }] : [],
  );
  return lines.sort((a, b) => rank(a.verdict) - rank(b.verdict));
}

export function adviceTexts(result: VerificationResult): string[] {
  return adviceOf(result).map(({ interaction, text }) => `${text} (${interaction})`);
}

/** `ANOTHER PERSON'S DATA, high: …` or `advice, low: any text is taken for an e-mail address` */
export function adviceText({ advice }: AdvisedVerdict): string {
  const head = advice.showsOthers ? "ANOTHER PERSON'S DATA" : 'advice';
  return `${head}, ${advice.severity}: ${advice.means}`;
}

function rank({ advice }: AdvisedVerdict): number {
  return advice.showsOthers ? -1 : severities.indexOf(advice.severity);
}
