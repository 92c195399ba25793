import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type {
  AgeBound,
  FindingLine,
  Urgency,
} from '@choose-life/contracts/domain/report/generated/report-details';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { readFacts } from '../../src/appraisal/facts.ts';
import { sampleOfAnswers } from './weighted-answers.ts';

/** The long run computes hundreds of thousands of appraisals. */
const longRunMs = 300_000;

/** A change of the answers for the worse. */
interface Worsening {
  readonly name: string;
  /** The ids of the notices that may get another text. */
  readonly changingNotices: readonly string[];
  /** The changed answers; null if the change is impossible or not for the worse. */
  readonly apply: (answers: Answers) => Answers | null;
}

const changedToYes = (name: string, changingNotices: readonly string[], key: string): Worsening => ({
  name,
  changingNotices,
  apply: answers => (answers[key] === 'yes' ? null : { ...answers, [key]: 'yes' }),
});

/** Small steps cross one limit of a band, large steps several. */
const increments = [1, 4, 10, 25, 60];
const numberOf = (answers: Answers, key: string) => Number(answers[key] ?? Number.NaN);

/** One change for each step size. */
function increases(
  name: string,
  changingNotices: readonly string[],
  change: (answers: Answers, step: number) => Answers | null,
  sizes: readonly number[] = increments,
): readonly Worsening[] {
  return sizes.map(step => ({
    name: `${name} by ${step}`,
    changingNotices,
    apply: answers => change(answers, step),
  }));
}

const worsenings: readonly Worsening[] = [
  ...increases('more weight, from a body mass index of 25 up to 50', [], (answers, step) => {
    const { bmi, heightCm } = readFacts(answers).measurements;
    if (answers.app_units === 'us_customary' || bmi === null || heightCm === null || bmi < 25) return null;
    const changedBmi = bmi + step / (heightCm / 100) ** 2;
    return changedBmi > 50 ? null : { ...answers, weight_kg: numberOf(answers, 'weight_kg') + step };
  }),
  ...increases(
    'a higher high number, from 120 up to 200',
    ['blood-pressure', 'check-blood_pressure_measured'],
    (answers, step) => {
      const { systolic } = readFacts(answers).measurements;
      if (systolic.kind !== 'measured' || systolic.value < 120 || systolic.value + step > 200) return null;
      return { ...answers, high_number: systolic.value + step };
    },
  ),
  ...increases('a higher sugar, from 70 up to 600', ['glucose'], (answers, step) => {
    const { glucose } = readFacts(answers).measurements;
    return glucose === null || glucose < 70 || glucose + step > 600
      ? null
      : { ...answers, blood_glucose: glucose + step };
  }),
  {
    name: 'a sugar in the diabetes range instead of no answer',
    changingNotices: [],
    apply: answers => (answers.blood_glucose == null ? { ...answers, blood_glucose: 150 } : null),
  },
  {
    name: 'smoking',
    changingNotices: [],
    apply: answers => (answers.smoking === 'still_smoke' ? null : { ...answers, smoking: 'still_smoke' }),
  },
  {
    name: 'medicine for the blood pressure',
    changingNotices: ['blood-pressure', 'check-blood_pressure_measured'],
    // Not for a high number that is high without medicine, but at its goal with medicine: 130, or 130 to 139 from 75 years on. Without a low
    // number its band with medicine is 'Not complete'.
    apply: answers => {
      const treated = { ...answers, blood_pressure_medication: 'yes' };
      const { systolic } = readFacts(answers).measurements;
      const isHigh = systolic.kind === 'measured' && systolic.value >= 130;
      const isAtGoal = appraise(treated).details.findings.some(
        ({ band, id }) =>
          id === 'blood-pressure' && ['At its goal, on medicine', 'Not complete'].includes(band),
      );
      return isHigh && isAtGoal ? null : treated;
    },
  },
  changedToYes('short breath', ['check-blood_glucose'], 'chh_sbreath'),
  // Short breath or a fast heart is another urgent situation with a fever.
  changedToYes('a fever', ['breath', 'pulse'], 'chh_fever'),
  ...increases('a faster heart, from 51 up to 200', ['pulse'], (answers, step) => {
    const pulse = numberOf(answers, 'resting_heart_rate');
    return pulse >= 51 && pulse + step <= 200 ? { ...answers, resting_heart_rate: pulse + step } : null;
  }),
  ...increases('more beer, up to 100', ['alcohol'], (answers, step) => {
    const beer = numberOf(answers, 'beer');
    return beer >= 0 && beer + step <= 100 ? { ...answers, beer: beer + step } : null;
  }),
  ...increases(
    'more years, up to 74',
    [],
    (answers, step) => {
      const { age } = readFacts(answers).measurements;
      return age === null || age < 30 || age + step > 74 ? null : { ...answers, age_in_years: age + step };
    },
    [1, 5, 20],
  ),
];

/** Makes ages comparable: an age with a bound is beyond the shown age, by half a year here. */
function rank(years: number | null, bound: AgeBound | null): number | null {
  if (years === null) return null;
  if (bound === 'above') return years + 0.5;
  return bound === 'below' ? years - 0.5 : years;
}

type Outcome = ReturnType<typeof outcomeOf>;

function outcomeOf(answers: Answers) {
  const { details, riskAge, targetAge } = appraise(answers);
  const { findings, riskAgeBound, targetAgeBound, tenYears } = details;
  const ranks = [rank(riskAge, riskAgeBound), rank(targetAge, targetAgeBound), tenYears?.now ?? null];
  return { ranks, findings };
}

/** All urgencies, the nearest time last. Null is a finding that is not urgent. */
const urgencies: readonly (Urgency | null)[] = [
  null,
  'within-4-weeks',
  'within-a-week',
  'talk',
  'today',
  'now',
];
const urgencyRank = ({ urgency }: FindingLine) => urgencies.indexOf(urgency);

const samples = sampleOfAnswers(inject('long') ? 20_000 : 1000);
/** The number of samples to which each change for the worse is applied. */
const maxChangedSamples = inject('long') ? 20_000 : 60;
/** The outcomes of the unchanged answers, computed once for all worsenings. */
const unchanged = new Map<Answers, Outcome>();

/** Whether one of the ages, or the ten-year risk, is lower after a change for the worse. */
function isLower({ ranks }: Outcome, after: Outcome): boolean {
  return ranks.some((rankBefore, index) => {
    const rankAfter = after.ranks[index] ?? null;
    return rankBefore !== null && rankAfter !== null && rankAfter < rankBefore;
  });
}

/**
 * Notices that are missing, less urgent or worded differently after the change, unless another notice on the same question is at least as
 * urgent.
 */
function lostNotices(
  before: Outcome,
  after: Outcome,
  changingNotices: readonly string[],
): readonly FindingLine[] {
  return before.findings.filter(notice => {
    if (notice.urgency === null) return false;
    const isReplaced = after.findings.some(
      other =>
        other.id !== notice.id &&
        urgencyRank(other) >= urgencyRank(notice) &&
        other.questions.some(question => notice.questions.includes(question)),
    );
    if (isReplaced) return false;
    const sameNotice = after.findings.find(({ id }) => id === notice.id);
    if (sameNotice === undefined || urgencyRank(sameNotice) < urgencyRank(notice)) return true;
    const mayChange = changingNotices.includes(notice.id) || sameNotice.urgency !== notice.urgency;
    // The first line for a woman who may be pregnant depends on her age.
    return !mayChange && !isDeepStrictEqual({ ...sameNotice, lead: null }, { ...notice, lead: null });
  });
}

/** Findings that needed attention before the change, but not after it. */
function lostAttention(before: Outcome, after: Outcome): readonly FindingLine[] {
  return before.findings.filter(({ id, questions, tone }) => {
    // A person who must rest gets no advice on exercise.
    if (tone !== 'attention' || id === 'activity') return false;
    return !after.findings.some(
      other =>
        (other.tone === 'attention' || other.tone === 'urgent') &&
        (other.id === id || other.questions.some(question => questions.includes(question))),
    );
  });
}

/** Applies a change for the worse to the samples, and collects what became better. */
function improvementsBy({ apply, changingNotices }: Worsening) {
  const answersWithLowerAges: Answers[] = [];
  const notices: FindingLine[] = [];
  const attention: FindingLine[] = [];
  let count = 0;
  for (const answers of samples) {
    const changed = apply(answers);
    if (changed === null) continue;
    const before = unchanged.get(answers) ?? outcomeOf(answers);
    unchanged.set(answers, before);
    const after = outcomeOf(changed);
    if (isLower(before, after)) answersWithLowerAges.push(answers);
    notices.push(...lostNotices(before, after, changingNotices));
    attention.push(...lostAttention(before, after));
    count += 1;
    if (count === maxChangedSamples) break;
  }
  return { count, answersWithLowerAges, lostNotices: notices, lostAttention: attention };
}

describe.each(worsenings)('$name', worsening => {
  let improvements: ReturnType<typeof improvementsBy>;
  beforeAll(() => {
    improvements = improvementsBy(worsening);
  }, longRunMs);

  it('never lowers risk age, target age or ten-year risk', () => {
    // Otherwise the change would hardly be tested.
    expect(improvements.count).toBeGreaterThan(20);
    expect(improvements.answersWithLowerAges).toEqual([]);
  });

  it('never removes, weakens or unexpectedly rewords a notice, unless another one on the same question is at least as urgent', () => {
    expect(improvements.lostNotices).toEqual([]);
  });

  it('never removes a finding that needs attention, except on exercise', () => {
    expect(improvements.lostAttention).toEqual([]);
  });
});

describe('a weight from 30 to 300 kg', () => {
  const people = samples.slice(0, inject('long') ? 200 : 6).map(answers => ({
    ...answers,
    app_units: 'metric',
    age_in_years: 50,
    sex: 'male',
    smoking: 'never_smoked',
    high_number: 130,
    low_number: 80,
    // 175 replaces a height that is missing or not a number.
    height_cm: numberOf(answers, 'height_cm') || 175,
  }));
  const weights = Array.from({ length: 271 }, (_, index) => 30 + index);
  /** For each person, whether the report with each weight has a risk age, and a band for the weight or a request to check it. */
  let results: readonly (readonly { hasRiskAge: boolean; hasBand: boolean }[])[];
  beforeAll(() => {
    results = people.map(person =>
      weights.map(weight_kg => {
        const { details, riskAge } = appraise({ ...person, weight_kg });
        const hasBand = details.findings.some(({ band, id }) => id === 'bmi' || band === 'Please check');
        return { hasRiskAge: riskAge !== null, hasBand };
      }),
    );
  }, longRunMs);

  it('gives a risk age only in one continuous range of weights', () => {
    for (const resultsOfPerson of results) {
      const signs = resultsOfPerson.map(({ hasRiskAge }) => (hasRiskAge ? '+' : '-'));
      expect(signs.join('')).toMatch(/^-*\+*-*$/);
    }
  });

  it('always gives a band for the weight, or a request to check the weight', () => {
    for (const resultsOfPerson of results)
      expect(weights.filter((_, index) => !resultsOfPerson[index]?.hasBand)).toEqual([]);
  });
});
