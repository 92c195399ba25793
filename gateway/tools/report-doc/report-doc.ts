import type { Survey } from '../../test/appraisal/survey.ts';
import { answersSection } from './answers-section.ts';
import { checksSection } from './checks-section.ts';
import { fixedSection } from './fixed-section.ts';
import { goalsSection, modelSection } from './model-section.ts';
import { numberSection } from './number-section.ts';
import { pairsSection } from './pairs-section.ts';
import {
  assumptionsSection,
  bandsSection,
  reasonsSection,
  stepsSection,
  urgentSection,
} from './row-sections.ts';

export const reportDocFile = new URL('../../../docs/report.md', import.meta.url);

/** How many sets of answers the table of pairs rests on. */
export const surveyedSets = 20_000;

const opening = `# What the report says

Every sentence that a report can say, when it says it, and what it rests on: for the clinician who reviews it. The page is
written from the tables of the code (\`npm run report-doc\`); a test refuses a page that is not fresh.

- **(ours)** marks what rests on no publication: a choice of ours, **for a clinician to confirm**.
- The order of this page is that of the report: what is urgent, the number, why it is what it is, what to do, the single
  numbers and habits, how it was worked out.
- "Read first" are the urgent notices. "To be checked" is an answer that cannot be meant as it stands: nothing is made of it.
- Reading takes about an hour. Sections 1, 6, 7, 8 and 10 hold what can harm somebody when it is wrong.`;

/** The whole page. */
export function writeReportDoc(survey: Survey): string {
  const sections = [
    urgentSection,
    numberSection(),
    fixedSection(),
    reasonsSection,
    assumptionsSection,
    stepsSection,
    bandsSection,
    checksSection(),
    goalsSection(),
    modelSection(),
    answersSection(),
    pairsSection(survey),
  ];
  const numbered = sections.map(({ body, title }, index) =>
    [`## ${index + 1}. ${title}`, ...body].join('\n\n'),
  );
  return `${[opening, ...numbered].join('\n\n')}\n`;
}
