import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { exclusionOf, findingPairRows, reasonPairRows, stepPairRows } from '../../tools/report-doc/pairs.ts';
import { reportDocFile, surveyedSets, writeReportDoc } from '../../tools/report-doc/report-doc.ts';
import { type Survey, surveyAnswers } from './survey.ts';

describe(`${surveyedSets} reports`, () => {
  let survey: Survey;
  beforeAll(() => {
    survey = surveyAnswers(surveyedSets);
  }, 300_000);

  it('do not contradict themselves, by what rows claim and by the words a person reads', () => {
    expect([...survey.contradictions]).toEqual([]);
  });

  it('show every finding, step and reason, and every pair of them that nothing excludes', () => {
    const others = [...stepPairRows, ...reasonPairRows];
    const missed = findingPairRows.flatMap(row =>
      others
        .filter(other => exclusionOf(row, other, survey) === 'not met')
        .map(other => `${row.rule} beside ${other.rule}`),
    );
    expect(missed).toEqual([]);
    const met = new Set([...survey.together.values()].flatMap(rules => [...rules]));
    expect(others.filter(({ rule }) => !met.has(rule)).map(({ rule }) => rule)).toEqual([]);
    expect(findingPairRows.filter(({ rule }) => !survey.together.has(rule)).map(({ rule }) => rule)).toEqual(
      [],
    );
  });

  it('are described in docs/report.md, which stands as it is generated (else: npm run report-doc)', async () => {
    expect(await readFile(reportDocFile, 'utf8')).toBe(writeReportDoc(survey));
  });
});
