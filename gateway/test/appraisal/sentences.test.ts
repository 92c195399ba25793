import { pregnancySentences } from '@choose-life/contracts/domain/report/pregnancy';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { helpLead, helpWithoutLines } from '@choose-life/contracts/domain/report/urgent-texts';
import { describe, expect, inject, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { assumptionRows } from '../../src/appraisal/assumptions.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { readingGrade } from '../reading-grade.ts';
import { reportOf } from './check-reports.ts';
import { linesOfView } from './contradictions.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** Limits on the Flesch-Kincaid reading grade (`readingGrade`) of one text, and on the median of all texts. */
const maxGrade = 7;
const maxMedian = 2.5;
/** Texts with fewer words are not graded, because one long name would decide the result of the formula. */
const minWords = 8;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesIn = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** The texts of the tables that do not depend on the answers. The last test grades the others in sampled reports. */
const rowTexts: readonly (readonly [name: string, text: string])[] = [
  ...urgentRows.map(({ id, text, title }) => [id, `${title}. ${text}`] as const),
  ...findingRows.map(({ rule, text }) => [rule, text] as const),
  ...adviceRules.map(({ id, text, title }) => [id, `${title}. ${text}`] as const),
  ...adviceRules.flatMap(({ dangerClause, id, notes, ways }) => {
    const texts = [...notes.map(({ text }) => text), ...ways.map(({ text }) => text), dangerClause];
    return texts.filter(text => typeof text === 'string').map(text => [id, `${text}.`] as const);
  }),
  ...reasonRows.map(({ id, nextStep, text }) => [id, `${text} ${nextStep}`] as const),
  ...assumptionRows.flatMap(({ id, text }) => (typeof text === 'string' ? [[id, text] as const] : [])),
  ['help', helpLead],
  ['help without lines', helpWithoutLines],
];

const allConcerns = {
  hasHighPressure: true,
  hasLowPressure: true,
  hasFever: true,
  hasRaisedSugar: true,
  // With this concern one sentence would be missing: 'Drink no alcohol.'
  drinksMuch: false,
};
/** Lists of danger signs, and the sentences on pregnancy, need long names that a person has to know. */
const isExempt = (sentence: string) =>
  pregnancySentences(allConcerns).some(text => text.includes(sentence.trim())) ||
  (/emergency help now/i.test(sentence) && /,.* or /.test(sentence));
const withoutExempt = (text: string) =>
  sentencesIn(text)
    .filter(sentence => !isExempt(sentence))
    .join('');

/** The highest reading grade in a text: the grade of the whole text, or of one sentence that is long enough. Exempt sentences do not count. */
function highestGradeIn(wholeText: string): number {
  const text = withoutExempt(wholeText);
  const longSentences = sentencesIn(text).filter(sentence => sentence.trim().split(/\s+/).length >= minWords);
  return Math.max(0, ...[text, ...longSentences].filter(part => part.trim() !== '').map(readingGrade));
}

describe('the texts of the report tables', () => {
  it.each(rowTexts)('%s has a reading grade of 7 at most', (_name, text) => {
    expect(highestGradeIn(text), text).toBeLessThanOrEqual(maxGrade);
  });

  it('have in sampled reports a reading grade of 7 at most, and a median of 2.5 at most', () => {
    const texts = sampleOfAnswers(inject('long') ? 20_000 : 300).flatMap(answers => {
      const { appraisal, view } = reportOf(answers);
      // Labels and headings are not sentences.
      const fullSentences = linesOfView(view).filter(
        text => /[.?]$/.test(text) && text.split(' ').length >= minWords,
      );
      return [...fullSentences, ...appraisal.details.findings.map(({ text }) => text)];
    });
    const uniqueTexts = [...new Set(texts)];
    expect(uniqueTexts.filter(text => highestGradeIn(text) > maxGrade)).toEqual([]);
    const grades = uniqueTexts.map(readingGrade).sort((one, other) => one - other);
    expect(grades[Math.floor(grades.length / 2)]).toBeLessThanOrEqual(maxMedian);
  });
});
