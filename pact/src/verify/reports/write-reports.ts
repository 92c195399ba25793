import { appendFile, open, writeFile } from 'node:fs/promises';
import { baselineText } from '../baseline.ts';
import { coverageOf } from '../coverage.ts';
import type { Redactor } from '../redactor.ts';
import { gapText, type VerificationResult } from '../verify-gateway.ts';
import { githubAnnotations, githubSummary } from './github.ts';
import { junitXml } from './junit.ts';
import { adviceOf, summaryOf } from './summary.ts';

/** The formats of report files. */
export const reportKinds = ['junit', 'json'] as const;
/** One of `reportKinds`. */
export type ReportKind = (typeof reportKinds)[number];
/** A report to write, or GitHub's annotations and job summary. */
export type ReportTarget =
  | { readonly kind: ReportKind | 'baseline'; readonly file: string }
  | { readonly kind: 'github' };

const writers: Readonly<Record<ReportKind | 'baseline', (result: VerificationResult) => string>> = {
  junit: junitXml,
  json: jsonReport,
  baseline: ({ baseline }) => baselineText(baseline),
};

/** The destinations of the reports. */
export interface ReportOutput {
  readonly targets: readonly ReportTarget[];
  readonly redactor: Redactor;
  /** The file of GitHub Actions for the summary of a job; null outside GitHub Actions. */
  readonly stepSummary: string | null;
  readonly print: (text: string) => void;
}

/** Returns the files that cannot be written. The program checks them before the run, so that the results of the run are not lost. */
export async function unwritableTargets({ stepSummary, targets }: ReportOutput): Promise<string[]> {
  const files = targets.flatMap(target => {
    if (target.kind !== 'github') return [target.file];
    return stepSummary === null ? [] : [stepSummary];
  });
  // Opened for appending, so that an existing file keeps its content.
  const attempts = await Promise.allSettled(files.map(async file => (await open(file, 'a')).close()));
  return files.filter((_, index) => attempts[index]?.status === 'rejected');
}

/** Writes every report, without secrets. @returns the files that could not be written */
export async function writeReports(result: VerificationResult, output: ReportOutput): Promise<string[]> {
  const { print, redactor, stepSummary, targets } = output;
  const failed: string[] = [];
  // A report that cannot be written does not prevent the other reports.
  const awaitWrite = (file: string, write: Promise<void>) => write.catch(() => void failed.push(file));
  for (const target of targets) {
    if (target.kind !== 'github') {
      await awaitWrite(target.file, writeFile(target.file, redactor.clean(writers[target.kind](result))));
      continue;
    }
    print(redactor.clean(githubAnnotations(result)));
    if (stepSummary !== null) {
      // Appended, because other steps of the job write into the same file.
      await awaitWrite(stepSummary, appendFile(stepSummary, redactor.clean(githubSummary(result))));
    }
  }
  return failed;
}

function jsonReport(result: VerificationResult): string {
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
      ...(verdict.kind === 'not-verifiable' && { reason: verdict.reason, gap: verdict.isGap }),
      ...(verdict.kind === 'kept' && verdict.notes.length > 0 && { notes: verdict.notes }),
    })),
    findings: result.verified.flatMap(({ interaction, verdict }) =>
      verdict.kind === 'broken' || verdict.kind === 'known'
        ? [{ interaction: interaction.name, known: verdict.kind === 'known', ...verdict.finding }]
        : [],
    ),
    advice: adviceOf(result).map(({ interaction, text, verdict: { advice, finding } }) => ({
      interaction,
      text,
      severity: advice.severity,
      means: advice.consequence,
      showsOthers: advice.showsOthers,
      ...finding,
    })),
    // A finding that is not in the baseline is in `findings`.
    baseline: result.baseline.filter(({ state }) => state !== 'new'),
    gaps: result.gaps.map(gapText),
    left: result.leftBehind,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
