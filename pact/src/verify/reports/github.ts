import { coverageOf } from '../coverage.ts';
import { runInfoText } from '../run-info.ts';
import type { VerificationResult } from '../verify-gateway.ts';
import { adviceOf } from './advice.ts';
import { heads, rowOf } from './matrix.ts';
import { shortDifferences } from './short-differences.ts';
import { countsText, summaryOf } from './summary.ts';

/** Workflow commands: an annotation for each broken interaction and each gap. */
export function githubAnnotations(outcome: VerificationResult): string {
  const broken = outcome.verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'broken'
      ? [annotation('error', interaction.name, shortDifferences(verdict.finding.differences).join('\n'))]
      : [],
  );
  const advice = adviceOf(outcome).map(({ interaction, text, verdict }) =>
    annotation(verdict.advice.severity === 'high' ? 'warning' : 'notice', interaction, text),
  );
  const gaps = outcome.gaps.map(gap => annotation('error', 'Incomplete', gap));
  const { exitCode, sentence } = summaryOf(outcome);
  const end = annotation(exitCode === 0 ? 'notice' : 'error', 'choose-life-verify', sentence);
  return `${[...broken, ...advice, ...gaps, end].join('\n')}\n`;
}

/** The matrix in Markdown, for the summary of a job. */
export function githubSummary(outcome: VerificationResult): string {
  const summary = summaryOf(outcome);
  const line = (cells: readonly string[]) => `| ${cells.map(escapedCell).join(' | ')} |`;
  const findings = outcome.verified.flatMap(({ interaction, verdict }) =>
    verdict.kind === 'broken'
      ? [
          `\n**${escapedCell(interaction.name)}**\n`,
          ...shortDifferences(verdict.finding.differences).map(inCode),
        ]
      : [],
  );
  return [
    `### ${escapedCell(summary.sentence)}`,
    '',
    `${escapedCell(outcome.gateway)}: ${countsText(summary)} ${escapedCell(runInfoText(outcome.stamp))}`,
    '',
    line(heads),
    `|${'---|'.repeat(heads.length)}`,
    ...coverageOf(outcome).map(call => line(rowOf(call))),
    ...findings,
    ...section(
      'Advice',
      adviceOf(outcome).map(({ interaction, text }) => `${text} (${interaction})`),
    ),
    ...section('Incomplete', outcome.gaps),
    ...section('Left at the gateway', outcome.left),
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n**${title}**\n`, ...lines.map(inCode)];
}

function annotation(level: 'error' | 'warning' | 'notice', title: string, text: string): string {
  return `::${level} title=${escapedProperty(title)}::${escapedData(text)}`;
}

function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escapedCell(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[|<>&`*_[\]\\]/g, character => `&#${character.charCodeAt(0)};`);
}

function inCode(text: string): string {
  return `- \`${text.replaceAll('`', "'").replace(/[\r\n]+/g, ' ')}\``;
}
