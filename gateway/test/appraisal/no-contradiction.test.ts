import { readFile } from 'node:fs/promises';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent';
import { describe, expect, inject, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { reportDoc } from '../../tools/write-report-doc.ts';
import { surveyAnswers } from './survey.ts';

const count = inject('long') ? 20_000 : 2_000;

describe(`${count} reports`, () => {
  const { contradictions, met } = surveyAnswers(count);

  it('do not contradict themselves, by what rows claim and by the words a person reads', () => {
    expect([...contradictions]).toEqual([]);
  });

  it('show every urgent notice, finding, step and reason', () => {
    const rules = [
      ...findingRows.map(({ rule }) => rule),
      ...[...urgentRows, ...adviceRules, ...reasonRows].map(({ id }) => id),
    ];
    expect(rules.filter(rule => !met.has(rule))).toEqual([]);
  });
});

it('docs/report.md stands as it is written (else: npm run generate)', async () => {
  expect(await readFile(new URL('../../../docs/report.md', import.meta.url), 'utf8')).toBe(reportDoc());
});
