import type { Finding } from '../findings/finding.ts';
import { shortDifferences } from '../findings/short-differences.ts';
import type { VerificationResult } from '../verify-gateway.ts';

/** A broken interaction, with its differences as people read them. */
export interface BrokenInteraction {
  readonly name: string;
  /** The base path under which it was run. */
  readonly stage: string;
  readonly finding: Finding;
  readonly differences: readonly string[];
}

/** The broken interactions of a run, in the order of the table. */
export function brokenIn({ preflight, verified }: VerificationResult): BrokenInteraction[] {
  return verified.flatMap(({ interaction: { name, operationId }, verdict }) => {
    if (verdict.kind !== 'broken') return [];
    const { finding } = verdict;
    const { stage } = preflight.calls[operationId];
    return [{ name, stage, finding, differences: shortDifferences(finding.differences) }];
  });
}
