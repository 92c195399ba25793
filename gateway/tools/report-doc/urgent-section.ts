import {
  helpLead,
  helpWithoutLines,
  urgentRows,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent';
import { sourceText, table } from './markdown.ts';
import type { Section } from './section.ts';
import { mood, urgencyWords } from './words.ts';

/** The urgent notices, most urgent first. */
export function urgentSection(): Section {
  const rows = urgentRows.map(({ condition, source, text, title, urgency }) => [
    condition,
    urgencyWords[urgency],
    `**${title}.** ${text}`,
    sourceText(source),
  ]);
  return {
    title: 'Read first: what cannot wait',
    body: [
      `Under the heading "${urgentTitle}", above everything else, on the screens and on page 1 of the PDF, in this order.`,
      table(['When', 'Act', 'What it says', 'Rests on'], rows),
      `Below them: "${helpLead}" and the help lines that the operator has set, or, where none is set: "${helpWithoutLines}"`,
      mood,
      'Beside any of them nothing is praised, the steps stand under "After that", and nobody is told to move more (but for low mood and worry alone).',
    ].join('\n\n'),
  };
}
