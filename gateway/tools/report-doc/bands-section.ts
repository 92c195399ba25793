import type { FindingRow } from '../../src/appraisal/findings/table.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { sourceText, table } from './markdown.ts';
import type { Section } from './section.ts';
import { toneWords } from './words.ts';

/** Each number and habit with its bands. */
export function bandsSection(): Section {
  const groups = Map.groupBy(findingRows, ({ id }) => id);
  return {
    title: 'Numbers and habits, with their bands',
    body: [
      'At most one band of a table is said. What is urgent (section 1) takes its place.',
      ...[...groups.values()].map(groupOf),
    ].join('\n\n'),
  };
}

function groupOf(rows: readonly FindingRow[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  return [
    `### ${first.label}`,
    `Rests on: ${sourceText(first.source)}`,
    table(
      ['Band', 'When', 'What it says'],
      rows.map(({ band, condition, text, tone }) => [`${band} (${toneWords[tone]})`, condition.words, text]),
    ),
  ].join('\n\n');
}
