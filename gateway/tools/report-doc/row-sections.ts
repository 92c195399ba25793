import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { maxScore, minPositiveScore } from '@choose-life/contracts/domain/report/mood-screens';
import type { Tone, Urgency } from '@choose-life/contracts/domain/report/report-details';
import {
  helpLead,
  helpWithoutLines,
  urgentRows,
  urgentTitle,
} from '@choose-life/contracts/domain/report/urgent';
import type { AdviceRule } from '../../src/appraisal/advice/rule.ts';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { assumptionRows } from '../../src/appraisal/assumptions.ts';
import { factors } from '../../src/appraisal/factors.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { readArticles } from '../../src/content/articles.ts';
import { type Section, sourceText, table } from './markdown.ts';

const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'now',
  today: 'today',
  talk: 'talk to somebody today',
};

/** The urgent notices, most urgent first. */
export const urgentSection: Section = {
  title: 'Read first: what cannot wait',
  body: [
    `Under the heading "${urgentTitle}", above everything else, on the screens and on page 1 of the PDF, in this order.`,
    table(
      ['When', 'Act', 'What it says', 'Rests on'],
      urgentRows.map(({ condition, source, text, title, urgency }) => {
        return [condition, urgencyWords[urgency], `**${title}.** ${text}`, sourceText(source)];
      }),
    ),
    `Below them: "${helpLead}" and the help lines that the operator has set, or, where none is set: "${helpWithoutLines}"`,
    `The scores of the mental-health questions go from 0 to ${maxScore}; from ${minPositiveScore} on they suggest a talk. A sum of 1 or 2 is never called calm, also of one answer alone.`,
    'Beside any of them nothing is praised, the steps stand under "After that", and nobody is told to move more (but for low mood and worry alone).',
  ],
};

/** Why there is no risk age, and what to do about it. */
export const reasonsSection: Section = {
  title: 'Why there is no number',
  body: [
    'The rest of the report is there all the same. Under 30 and over 74 nothing else is asked for. The borders of age, body mass index and blood pressure are those of the model (section 10).',
    table(
      ['When', 'What it says', 'What to do'],
      reasonRows.map(({ condition, nextStep, text }) => [condition, text, nextStep]),
    ),
    'Where one of these answers is to be checked, its own line takes the place: "Please check this answer: Height (5.11). Correct it, and the number can be worked out." A number that the model does not need never stands in the way.',
  ],
};

/** Somebody for whom the sentences are made that depend on the answers. */
const example: Answers = {
  blood_pressure_estimated: 'from_120_to_139',
  smoking: 'used_to_smoke',
  used_to_smoke: 10,
  years_since_quitting: 4,
};

export const assumptionsSection: Section = {
  title: 'What we assumed',
  body: [
    'Said with every number, in place of a silent guess.',
    table(
      ['When', 'What it says'],
      assumptionRows.map(({ condition, text }) => {
        const sentence = typeof text === 'string' ? text : `${text(readFacts(example))} (example)`;
        return [condition.words, sentence];
      }),
    ),
  ],
};

const articles = readArticles();

/** What a person is told to do, in the order it is told. */
export const stepsSection: Section = {
  title: 'Steps',
  body: [
    'First what a health worker should see soon. Then what wins back most years of the risk age. Then the order of these tables. The first two stand open, the others are folded.',
    '### Soon',
    stepTable(adviceRules.filter(({ soon }) => soon)),
    '### Then',
    stepTable(adviceRules.filter(({ soon }) => !soon)),
  ],
};

function stepTable(rules: readonly AdviceRule[]): string {
  const rows = rules.map(({ article, condition, factor, source, text, title }) => {
    const named = articles.find(({ contentId }) => contentId === article)?.contentTitle;
    const label = factors.find(({ name }) => name === factor)?.label.toLowerCase();
    return [
      `**${title}.** ${text}`,
      condition.words,
      `${sourceText(source)}\nArticle: ${named?.replaceAll(/<[^>]+>/g, '')}${label ? `\nYears of: ${label}` : ''}`,
    ];
  });
  return table(['Step', 'When', 'Rests on'], rows);
}

const toneWords: Readonly<Record<Tone, string>> = {
  good: 'good',
  note: 'to know',
  attention: 'to look at',
  urgent: 'urgent',
};

/** Each number and habit with its bands. */
export const bandsSection: Section = {
  title: 'Numbers and habits, with their bands',
  body: [
    'At most one band of a table is said. What is urgent (section 1) takes its place.',
    ...[
      ...Map.groupBy(findingRows, ({ label, source }) => `### ${label}\n\nRests on: ${sourceText(source)}`),
    ].flatMap(([heading, rows]) => [
      heading,
      table(
        ['Band', 'When', 'What it says'],
        rows.map(({ band, condition, text, tone }) => [
          `${band} (${toneWords[tone]})`,
          condition.words,
          text,
        ]),
      ),
    ]),
  ],
};
