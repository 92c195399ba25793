import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { FindingLine, Urgency } from '@choose-life/contracts/domain/report/report-details';
import { describe, expect, it } from 'vitest';
import { type Appraisal, shownRiskAge } from '../../src/appraisal/appraisal.ts';
import { appraise } from '../../src/appraisal/appraise.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** A change for the worse, and the finding it is about. */
interface Worse {
  readonly name: string;
  readonly topic: string;
  /** The changed answers, or null where the change cannot be made or would be no worse. */
  readonly of: (answers: Answers) => Answers | null;
}

const steps = [1, 4, 10, 25, 60];
const numberOf = (answers: Answers, key: string) => Number(answers[key] ?? Number.NaN);

/** One row for each size of the step. */
function rising(
  name: string,
  topic: string,
  of: (answers: Answers, step: number) => Answers | null,
  sizes: readonly number[] = steps,
): readonly Worse[] {
  return sizes.map(step => ({ name: `${name} by ${step}`, topic, of: answers => of(answers, step) }));
}

const changes: readonly Worse[] = [
  ...rising('more weight, from a body mass index of 25 up to 50', 'bmi', (answers, step) => {
    const { bmi, heightCm } = readFacts(answers).measurements;
    if (answers.app_units === 'us_customary' || bmi === null || heightCm === null || bmi < 25) return null;
    const heavier = bmi + step / (heightCm / 100) ** 2;
    return heavier > 50 ? null : { ...answers, weight_kg: numberOf(answers, 'weight_kg') + step };
  }),
  ...rising('a higher high number, from 120 up to 200', 'blood-pressure', (answers, step) => {
    const { systolic } = readFacts(answers).measurements;
    if (systolic.kind !== 'measured' || systolic.value < 120 || systolic.value + step > 200) return null;
    return { ...answers, high_number: systolic.value + step };
  }),
  ...rising('a higher sugar, from 70 up to 600', 'glucose', (answers, step) => {
    const { glucose } = readFacts(answers).measurements;
    return glucose === null || glucose < 70 || glucose + step > 600
      ? null
      : { ...answers, blood_glucose: glucose + step };
  }),
  {
    name: 'a sugar in the diabetes range, where none was given',
    topic: 'glucose',
    of: answers => (answers.blood_glucose == null ? { ...answers, blood_glucose: 150 } : null),
  },
  {
    name: 'smoking',
    topic: 'smoking',
    of: answers => (answers.smoking === 'still_smoke' ? null : { ...answers, smoking: 'still_smoke' }),
  },
  {
    name: 'medicine for the blood pressure',
    topic: 'medicine',
    of: answers => ({ ...answers, blood_pressure_medication: 'yes' }),
  },
  ...rising(
    'more years, up to 74',
    'age',
    (answers, step) => {
      const { age } = readFacts(answers).measurements;
      return age === null || age < 30 || age + step > 74 ? null : { ...answers, age_in_years: age + step };
    },
    [1, 5, 20],
  ),
];

/** An open end lies beyond the age it is shown as. */
function rank(appraisal: Appraisal): number | null {
  const age = shownRiskAge(appraisal);
  if (age === null) return null;
  return age.years + (age.bound === 'above' ? 0.5 : age.bound === 'below' ? -0.5 : 0);
}

const urgencies: readonly (Urgency | null)[] = [null, 'talk', 'today', 'now'];
const urgencyOf = ({ urgency }: FindingLine) => urgencies.indexOf(urgency);

const sets = sampleOfAnswers(1500);

/** The appraisals before and after the change, of everybody it can be made for. */
function pairsOf({ of }: Worse): readonly (readonly [before: Appraisal, after: Appraisal])[] {
  return sets
    .flatMap(answers => {
      const changed = of(answers);
      return changed === null ? [] : [[answers, changed] as const];
    })
    .slice(0, 250)
    .map(([answers, changed]) => [appraise(answers), appraise(changed)] as const);
}

describe.each(changes)('$name', worse => {
  const pairs = pairsOf(worse);

  it('happens to many, and never lowers the risk age, open ends included', () => {
    expect(pairs.length).toBeGreaterThan(20);
    for (const [before, after] of pairs) {
      const [one, other] = [rank(before), rank(after)];
      if (one !== null && other !== null) expect(other).toBeGreaterThanOrEqual(one);
    }
  });

  it('never takes an urgent notice away: that of its own topic may grow more urgent', () => {
    for (const [before, after] of pairs) {
      for (const notice of before.details.findings.filter(({ urgency }) => urgency !== null)) {
        const then = after.details.findings.find(({ id }) => id === notice.id);
        expect(then && urgencyOf(then)).toBeGreaterThanOrEqual(urgencyOf(notice));
        if (notice.id !== worse.topic) expect(then).toEqual(notice);
      }
    }
  });

  it('never takes away what asks for attention: of its own topic, or of another but movement', () => {
    for (const [before, after] of pairs) {
      for (const { id } of before.details.findings.filter(({ tone }) => tone === 'attention')) {
        // Who has to rest is not asked to move; that is a finding of its own.
        if (id === 'activity') continue;
        const tone = after.details.findings.find(finding => finding.id === id)?.tone;
        expect([id, tone]).toEqual([id, expect.stringMatching(/^(attention|urgent)$/)]);
      }
    }
  });
});
