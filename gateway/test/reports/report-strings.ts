import { type LetterContent, letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import type { ReportToPrint } from '../../src/reports/pdf/render-report.ts';

/** All strings in a value, also in nested objects and arrays. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** A text without spaces and in NFC. A PDF may break a line at any space, and may compose or decompose a letter. */
export const withoutSpaces = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** Whether the PDF adds a text that the report does not have: the brand, or the number of a step (at most 7). */
export const isAddedByPdf = (text: string) => /^(ChooseLife|[1-7])$/.test(withoutSpaces(text));

/** Makes a function that checks whether a text of the PDF is a complete text of the report or of its letter. */
export function belongsTo({ head, letter, names, view }: ReportToPrint): (text: string) => boolean {
  const letters = view.letter ? [letterOf(view.letter, letter ?? { showScores: false })] : [];
  // The PDF prints these strings as one text.
  const joinedTexts = [
    head.parts.join(' · '),
    view.pregnancy?.sentences.join(' ') ?? '',
    ...letters.flatMap(({ lead, person, scores }) => [
      scores.join(' '),
      [lead, ...head.parts].join(' · '),
      ...names.map(name => [name, ...person].join(' · ')),
      // Without a name.
      person.join(' · '),
    ]),
  ];
  const textsOfReport = new Set(
    [...names, ...joinedTexts, ...stringsOf([head, view, letters])].map(withoutSpaces),
  );
  return text => textsOfReport.has(withoutSpaces(text)) || isAddedByPdf(text);
}

/** The texts that a letter never omits. */
export function requiredTextsOfLetter(
  section: LetterContent,
  { showScores }: { readonly showScores: boolean },
): string[] {
  const letter = letterOf(section, { showScores, omittedParts: new Set(letterParts) });
  const { blankLines, instructions, scores } = letter;
  return stringsOf([
    [letter.heading, letter.reason, letter.groups],
    [letter.blankLinesHeading, blankLines.map(({ label }) => label)],
    scores.length > 0 && [letter.scoresHeading, scores.join(' ')],
    instructions.length > 0 && [letter.instructionsHeading, instructions],
  ]);
}

/** Warnings that must be printed even if a row of the tables lacks `mustPrint` by mistake. */
const warnings = /malaria|more than 2 weeks|dizzy or faint|when you may do more/;

/** The texts that no report omits. */
export function requiredTextsOf({ view }: ReportToPrint): string[] {
  const { analysis, how, numbers, pregnancy, reasons, redFlags, steps, tenYears, urgent, why } = view;
  const notices = urgent?.notices.map(({ leads, lines, title, when }) => [when, title, leads, lines]);
  const rows = numbers?.rows.map(({ band, label, mustPrint, text, tone, value }) => {
    const isTextRequired = mustPrint || tone === 'attention' || warnings.test(text ?? '');
    return [label, value, band, isTextRequired ? text : null];
  });
  const allSteps = [steps?.medicine ?? [], steps?.first ?? [], steps?.more ?? []].flat();
  return stringsOf([
    [urgent?.title, notices, urgent?.help],
    pregnancy && [pregnancy.title, pregnancy.sentences.join(' ')],
    [analysis.heading, analysis.headline, analysis.sentences, analysis.exclusion, analysis.scope],
    analysis.targetNote,
    Object.values(analysis.ages).map(({ label, note, text }) => [label, text, note]),
    reasons?.items.map(({ nextStep, text }) => [text, nextStep]),
    allSteps.map(({ text, title, ways, yearsText }) => [title, text, ways, yearsText]),
    steps?.otherDangers?.text,
    why?.factorsWithoutYears,
    why?.rows.map(({ gainText, label, note, value, yearsText }) => [label, value, yearsText, gainText, note]),
    [tenYears?.sentence, tenYears?.peer, tenYears?.action, tenYears?.caveat],
    rows,
    // The first paragraph describes the comparison person, and the first source is the paper of the model. A PDF may omit the others.
    [how.paragraphs[0], how.sources[0], how.assumed, how.limits, redFlags],
    view.letter && requiredTextsOfLetter(view.letter, { showScores: false }),
  ]).filter(text => text !== '');
}
