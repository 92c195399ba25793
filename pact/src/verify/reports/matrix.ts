import { stages } from '@choose-life/contracts/gateway/stages';
import { baselineTexts } from '../baseline.ts';
import { type CallCoverage, countsOf, coverageOf } from '../coverage.ts';
import { gapText, runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { adviceTexts, brokenIn, countsText, summaryOf } from './summary.ts';

/** The column headings of the table of calls. `rowOf` returns a row. */
export const columns = ['Call', 'Answers on', 'Accepted', 'Refused', 'Expired', 'Verdict'] as const;

/** The printed report: a table of the calls, then the sections, then the summary. */
export function matrixText(result: VerificationResult): string {
  const summary = summaryOf(result);
  if (result.preflight.reachedServer !== 'gateway')
    return `${result.gateway}\n${runInfoText(result.runInfo)}\n${summary.sentence}\n`;
  const coverage = coverageOf(result);
  return [
    `Gateway ${result.gateway}`,
    '',
    ...table([columns, ...coverage.map(rowOf)]),
    '',
    ...preflightLines(coverage),
    '',
    ...sectionsOf(result).flatMap(({ firstLine, lines }) => [
      ...(firstLine === null ? lines : [firstLine, ...lines.map(line => `  ${line}`)]),
      '',
    ]),
    runInfoText(result.runInfo),
    countsText(summary),
    summary.sentence,
    '',
  ].join('\n');
}

interface Section {
  /** The heading of the section in the summary for GitHub (`github.ts`). The printed report has no headings. */
  readonly title: string;
  /** The first line of the section in the printed report, above the indented lines; null if there is none. */
  readonly firstLine: string | null;
  readonly lines: readonly string[];
}

/** The findings, notes and gaps of a run, in sections. Sections without lines are omitted. */
export function sectionsOf(result: VerificationResult): Section[] {
  const coverage = coverageOf(result);
  const section = (title: string, lines: readonly string[]): Section => ({ title, firstLine: null, lines });
  return [
    ...brokenIn(result).map(({ differences, finding, name, stage }) => ({
      title: name,
      firstLine: `BROKEN ${name} (/api/${stage})`,
      lines: [...differences, finding.curl, ...finding.values.map(value => `  ${value}`)],
    })),
    section('The baseline: known and mended findings', baselineTexts(result.baseline)),
    section('Advice: no breach, but a careful gateway would answer differently', adviceTexts(result)),
    section('Not verifiable here, and notes', noteLines(result)),
    section(
      'Drift: members that the contract does not know',
      driftTexts(coverage).map(text => `drift: ${text}: not in the contract`),
    ),
    section('What makes the run incomplete', gapLines(result)),
    section(
      'Left at the gateway',
      result.leftBehind.map(what => `left at the gateway: ${what}`),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** The row of a call in the table of calls. */
export function rowOf({ basePath, counts, id, reason, verdict }: CallCoverage): string[] {
  const cell = ({ kept, of }: { kept: number; of: number }) => (of === 0 ? '-' : `${kept}/${of}`);
  return [
    id,
    basePath,
    cell(counts.accepted),
    cell(counts.refused),
    cell(counts['session-expired']),
    // The reason of `left out` is the same for every call.
    reason === null || verdict === 'left out' ? verdict : `${verdict}: ${reason}`,
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  return rows.map(row =>
    row
      // The last column has long reasons. Padding it would make every line as long as the longest.
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** For each stage, the answers of the preflight, with the number of calls that gave each answer. */
function preflightLines(coverage: readonly CallCoverage[]): string[] {
  return stages.map(stage => {
    const descriptions = countsOf(
      coverage.flatMap(({ evidence }) => (evidence === null ? [] : [evidence[stage]])),
    );
    return `/api/${stage} without a token: ${descriptions.map(([description, count]) => `${count} x ${description}`).join('; ')}`;
  });
}

function noteLines({ verified }: VerificationResult): string[] {
  const reasons = verified.flatMap(({ verdict }) =>
    verdict.kind === 'not-verifiable' && !verdict.isGap ? [verdict.reason] : [],
  );
  const notes = verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'kept' ? verdict.notes.map(note => `note: ${interaction.name}: ${note}`) : [],
  );
  return [
    ...countsOf(reasons).map(([reason, count]) => `not verifiable here: ${count} x ${reason}`),
    ...notes,
  ];
}

function driftTexts(coverage: readonly CallCoverage[]): string[] {
  return coverage.flatMap(({ drift, id }) =>
    drift.map(({ answers, path }) => `${id}: ${path} (${answers} ${answers === 1 ? 'answer' : 'answers'})`),
  );
}

function gapLines({ gaps }: VerificationResult): string[] {
  // Gaps with the same reason share a line, which shows the first of them.
  return countsOf(gaps.map(gap => gap.reason)).map(([reason, count]) => {
    const [first] = gaps.filter(gap => gap.reason === reason).map(gapText);
    return `gap: ${first}${count === 1 ? '' : ` (and ${count - 1} more like it)`}`;
  });
}
