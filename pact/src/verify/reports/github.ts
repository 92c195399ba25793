import { baselineTexts } from '../baseline.ts';
import { coverageOf } from '../coverage.ts';
import { runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { columns, rowOf, sectionsOf } from './matrix.ts';
import { adviceOf, brokenIn, countsText, type ExitCode, exitCodes, summaryOf } from './summary.ts';

/** The run as workflow commands of GitHub Actions: breaches are errors, advice is a warning or a notice. */
export function githubAnnotations(result: VerificationResult): string {
  const broken = brokenIn(result).map(({ differences, name }) =>
    annotation('error', name, differences.join('\n')),
  );
  const advice = adviceOf(result).map(({ interaction, text, verdict }) =>
    annotation(verdict.advice.severity === 'high' ? 'warning' : 'notice', interaction, text),
  );
  const baseline = baselineTexts(result.baseline).map(text => annotation('notice', 'Baseline', text));
  const gaps = result.gaps.map(gap => annotation('warning', 'Incomplete', gap));
  const { exitCode, sentence } = summaryOf(result);
  const summary = annotation(summaryLevels[exitCode], 'choose-life-verify', sentence);
  return `${[...broken, ...baseline, ...advice, ...gaps, summary].join('\n')}\n`;
}

/** The run in Markdown, for the summary of a job in GitHub Actions. */
export function githubSummary(result: VerificationResult): string {
  const summary = summaryOf(result);
  const line = (cells: readonly string[]) => `| ${cells.map(escapedCell).join(' | ')} |`;
  return [
    `### ${escapedCell(summary.sentence)}`,
    '',
    `${escapedCell(result.gateway)}: ${countsText(summary)} ${escapedCell(runInfoText(result.runInfo))}`,
    '',
    line(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...coverageOf(result).map(call => line(rowOf(call))),
    ...sectionsOf(result).flatMap(({ lines, title }) => [
      `\n**${escapedCell(title)}**\n`,
      ...lines.map(codeListItem),
    ]),
    '',
  ].join('\n');
}

type AnnotationLevel = 'error' | 'warning' | 'notice';

const summaryLevels: Readonly<Record<ExitCode, AnnotationLevel>> = {
  [exitCodes.ok]: 'notice',
  [exitCodes.broken]: 'error',
  [exitCodes.usage]: 'error',
  [exitCodes.unreachable]: 'error',
  [exitCodes.incomplete]: 'warning',
};

function annotation(level: AnnotationLevel, title: string, text: string): string {
  return `::${level} title=${escapedProperty(title)}::${escapedData(text)}`;
}

/** Escapes the message of a workflow command, as GitHub documents it. */
function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command, in which a colon and a comma are separators. */
function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Escapes text for a cell of a Markdown table, which must be one line. GitHub also renders HTML there. */
function escapedCell(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[|<>&`*_[\]\\]/g, character => `&#${character.charCodeAt(0)};`);
}

/** A list item in Markdown code. A backtick would end the code, so an apostrophe replaces it. */
function codeListItem(text: string): string {
  return `- \`${text.replaceAll('`', "'").replace(/[\r\n]+/g, ' ')}\``;
}
