import { severities } from '../../interactions/interaction.ts';
import type { Verdict } from '../verdict.ts';
import type { VerificationResult } from '../verify-gateway.ts';

type AdvisedVerdict = Extract<Verdict, { kind: 'advised' }>;

/** One piece of advice: no breach, but not what a careful gateway does. */
export interface AdviceLine {
  readonly interaction: string;
  readonly verdict: AdvisedVerdict;
  readonly text: string;
}

/** All advice of a run, the most severe first. */
export function adviceOf({ verified }: VerificationResult): AdviceLine[] {
  const lines = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'advised' ? [{ interaction: interaction.name, verdict, text: adviceText(verdict) }] : [],
  );
  return lines.sort((a, b) => rank(a) - rank(b));
}

/** The same as lines, each with the name of its interaction. */
export function adviceTexts(result: VerificationResult): string[] {
  return adviceOf(result).map(({ interaction, text }) => `${text} (${interaction})`);
}

/** `ANOTHER PERSON'S DATA, high: …` or `advice, low: any text is taken for an e-mail address` */
export function adviceText({ advice }: AdvisedVerdict): string {
  const head = advice.showsOthers ? "ANOTHER PERSON'S DATA" : 'advice';
  return `${head}, ${advice.severity}: ${advice.means}`;
}

function rank({ verdict: { advice } }: AdviceLine): number {
  return advice.showsOthers ? -1 : severities.indexOf(advice.severity);
}
