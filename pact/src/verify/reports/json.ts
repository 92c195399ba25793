import { coverageOf } from '../coverage.ts';
import type { VerificationResult } from '../verify-gateway.ts';
import { adviceOf } from './advice.ts';
import { summaryOf } from './summary.ts';

/** For programs: everything. `--replay` reads its findings. */
export function jsonReport(result: VerificationResult): string {
  const report = {
    format: 'choose-life-verify-report/1',
    gateway: result.gateway,
    ...result.runInfo,
    summary: summaryOf(result),
    calls: coverageOf(result),
    interactions: result.verified.map(({ interaction, verdict }) => ({
      interaction: interaction.name,
      call: interaction.operationId,
      stage: result.preflight.calls[interaction.operationId].stage,
      verdict: verdict.kind,
      ...(verdict.kind === 'not-verifiable' && { reason: verdict.reason, gap: verdict.gap }),
      ...(verdict.kind === 'kept' && verdict.notes.length > 0 && { notes: verdict.notes }),
    })),
    findings: result.verified.flatMap(({ interaction, verdict }) =>
      verdict.kind === 'broken' ? [{ interaction: interaction.name, ...verdict.finding }] : [],
    ),
    advice: adviceOf(result).map(({ interaction, text, verdict }) => ({
      interaction,
      text,
      ...verdict.advice,
      ...verdict.finding,
    })),
    gaps: result.gaps,
    left: result.left,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
