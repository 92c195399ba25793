import { baselineTexts } from '../baseline.ts';
import { coverageOf } from '../coverage.ts';
import { gapText, runInfoText, type VerificationResult } from '../verify-gateway.ts';
import { columns, rowOf, sectionsOf } from './matrix.ts';
import { adviceOf, brokenIn, countsText, type ExitCode, exitCodes, summaryOf } from './summary.ts';

/**
 * The run as workflow commands, which GitHub Actions shows as annotations. Broken interactions are errors, gaps are warnings, and entries of
 * the baseline are notices. Advice is a warning if its severity is high, otherwise a notice. The last annotation is the summary.
 */
export function githubAnnotations(result: VerificationResult): string {
  const broken = brokenIn(result).map(({ differences, name }) =>
    annotation('error', name, differences.join('\n')),
  );
  const advice = adviceOf(result).map(({ interaction, text, verdict }) =>
    annotation(verdict.advice.severity === 'high' ? 'warning' : 'notice', interaction, text),
  );
  const baseline = baselineTexts(result.baseline).map(text => annotation('notice', 'Baseline', text));
  const gaps = result.gaps.map(gap => annotation('warning', 'Incomplete', gapText(gap)));
  const { exitCode, sentence } = summaryOf(result);
  const summary = annotation(summaryLevels[exitCode], 'choose-life-verify', sentence);
  return `${[...broken, ...baseline, ...advice, ...gaps, summary].join('\n')}\n`;
}

/** The run in Markdown, for the summary of a job in GitHub Actions. */
export function githubSummary(result: VerificationResult): string {
  const summary = summaryOf(result);
  const line = (cells: readonly string[]) => `| ${cells.map(escapedLine).join(' | ')} |`;
  return [
    `### ${escapedLine(summary.sentence)}`,
    '',
    `${escapedLine(result.gateway)}: ${countsText(summary)} ${escapedLine(runInfoText(result.runInfo))}`,
    '',
    line(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...coverageOf(result).map(call => line(rowOf(call))),
    ...sectionsOf(result).flatMap(({ lines, title }) => [
      `\n**${escapedLine(title)}**\n`,
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

/** Escapes text for one line of Markdown, also for a cell of a table. GitHub also renders HTML there. */
function escapedLine(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[|<>&`*_[\]\\]/g, character => `&#${character.charCodeAt(0)};`);
}

/** A list item in Markdown code. A backtick would end the code, so an apostrophe replaces it. */
function codeListItem(text: string): string {
  return `- \`${text.replaceAll('`', "'").replace(/[\r\n]+/g, ' ')}\``;
}
