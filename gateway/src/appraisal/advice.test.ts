import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { healthyMan, idsOf, smokingMan, woman } from '../../test/appraisal/people.ts';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };
import { readArticles } from '../content/articles.ts';
import { adviceRules } from './advice.ts';
import { appraise } from './appraise.ts';

const articleIds = readArticles().map(({ contentId }) => contentId);
const questionIds = questionnaire.modules.flatMap(module => module.questions.map(question => question.id));
const adviceFor = (answers: Answers) => idsOf(appraise(answers).details.advice);

describe('advice', () => {
  it.each(adviceRules)('has complete and valid members for the rule $id', rule => {
    expect(rule.questions.length).toBeGreaterThan(0);
    for (const question of rule.questions) expect(questionIds).toContain(question);
    // A source is at least an abbreviation, such as 'WHO'.
    expect(rule.source.length).toBeGreaterThan(2);
    expect(rule.text).toMatch(/\.$/);
    expect(articleIds).toContain(rule.article);
  });

  it('is empty for healthy answers', () => {
    expect(adviceFor({ ...woman, high_number: 110, low_number: 70, blood_glucose: 90 })).toEqual([]);
  });
});

describe('advice on tests that find cancer early', () => {
  const cervicalStepsFor = (answers: Answers) =>
    adviceFor({ ...woman, ...answers }).filter(id => id.startsWith('cervical'));

  // From 30 (WHO guideline 2021) to 65 (US Preventive Services Task Force 2018).
  it.each([
    { age_in_years: 29, hysterectomy: 'no', expectedIds: [] },
    { age_in_years: 30, hysterectomy: 'no', expectedIds: ['cervical-test'] },
    { age_in_years: 65, hysterectomy: 'no', expectedIds: ['cervical-test'] },
    { age_in_years: 66, hysterectomy: 'no', expectedIds: [] },
    { age_in_years: 40, hysterectomy: null, expectedIds: ['cervical-test'] },
    { age_in_years: 40, hysterectomy: 'no_answer', expectedIds: ['cervical-test'] },
    { age_in_years: 40, hysterectomy: 'yes', expectedIds: [] },
    { age_in_years: 40, hysterectomy: 'not_sure', expectedIds: ['cervical-question'] },
    { age_in_years: 66, hysterectomy: 'not_sure', expectedIds: [] },
  ])(
    'has the cervical steps $expectedIds at $age_in_years years, if the answer on a removed womb is $hysterectomy',
    ({ age_in_years, hysterectomy, expectedIds }) => {
      expect(cervicalStepsFor({ age_in_years, hysterectomy, pap_smear_test: 'never' })).toEqual(expectedIds);
    },
  );

  it.each([
    { pap_smear_test: '3y', expectedIds: [] },
    { pap_smear_test: 'not_sure', expectedIds: [] },
    { pap_smear_test: 'older', expectedIds: ['cervical-test'] },
  ])(
    'has the cervical steps $expectedIds, if the answer on the last smear is $pap_smear_test',
    ({ pap_smear_test, expectedIds }) => {
      expect(cervicalStepsFor({ pap_smear_test })).toEqual(expectedIds);
    },
  );

  it('is not given to a man with leftover answers on a smear and on breast cancer', () => {
    const answers = { ...smokingMan, pap_smear_test: 'never', family_breast_cancer_history: '2' };
    expect(adviceFor(answers).filter(id => id.startsWith('cervical') || id.startsWith('breast'))).toEqual([]);
  });

  // 45 to 75 years: US Preventive Services Task Force 2021.
  it.each([
    [44, 'never', false],
    [45, 'never', true],
    [75, 'older', true],
    [76, 'older', false],
    [50, 'stool_1y', false],
    [50, 'below_45', false],
  ])(
    'has a bowel test at %i years, if the answer on the last one is "%s": %s',
    (age_in_years, colon_cancer_screening, isGiven) => {
      expect(adviceFor({ ...smokingMan, age_in_years, colon_cancer_screening }).includes('bowel-test')).toBe(
        isGiven,
      );
    },
  );
});

describe('the order of steps', () => {
  it('is: visits to a health worker, then steps that lower the risk age, then dangers to life, then the rest', () => {
    const answers: Answers = {
      ...smokingMan,
      age_in_years: 60,
      high_number: null,
      low_number: null,
      blood_pressure_estimated: 'from_140',
      beer: 18,
      wine: 0,
      wine_coolers: 0,
      mixed_drinks: 0,
      PHQa: '3',
      PHQb: '3',
      colon_cancer_screening: 'never',
      junk_food: 'daily',
      sleep1: '5_6',
      sleep4: 'yes',
    };
    expect(adviceFor(answers)).toEqual([
      'low-mood',
      'ten-year-risk',
      'measure-blood-pressure',
      'stop-smoking',
      'lower-pressure',
      'healthy-weight',
      'drink-less',
      'snoring',
      'bowel-test',
      'less-sugar',
      'sleep-more',
    ]);
  });
});

describe('the steps on mood and worry', () => {
  const mood = { PHQa: '3', PHQb: '3' };
  const worry = { GADa: '3', GADb: '3' };

  it.each<[string, Answers, string]>([
    ['a low mood', mood, 'low-mood'],
    ['much worry', worry, 'much-worry'],
    ['both', { ...mood, ...worry }, 'low-mood'],
  ])('are one step for %s', (_name, answers, step) => {
    expect(adviceFor(answers).filter(id => ['low-mood', 'much-worry'].includes(id))).toEqual([step]);
  });
});

describe('the rules with a danger clause', () => {
  const idsWithClause = adviceRules.filter(({ dangerClause }) => dangerClause !== null).map(({ id }) => id);

  it('concern exactly medicine, alcohol, road safety, tobacco, vaping, snoring and a low weight', () => {
    expect(idsWithClause.sort()).toEqual([
      'ask-about-medicine',
      'drink-less',
      'helmet',
      'low-on-medicine',
      'never-drink-and-drive',
      'other-smoke',
      'phone-away',
      'seat-belt',
      'slow-down',
      'smokeless-tobacco',
      'snoring',
      'stay-smoke-free',
      'stop-drinking',
      'stop-smoking',
      'stop-vaping',
      'weight-too-low',
    ]);
  });

  it.each([
    ['never', 'you ride without a helmet'],
    ['mostly', 'you sometimes ride without a helmet'],
    ['do_not_ride', 'you travel on two or three wheels'],
  ])('give a motorcyclist with the helmet answer "%s" the clause "%s"', (bicycle_helmet_usage, clause) => {
    const answers = { ...smokingMan, bicycle_helmet_usage, means_of_transportation: 'motorcycle' };
    // `told` is the wire name of the danger clause.
    expect(appraise(answers).details.advice.find(({ id }) => id === 'helmet')?.told).toBe(clause);
  });
});

describe('the medicine to keep taking', () => {
  const onMedicine = { ...woman, high_number: 125, low_number: 75, blood_pressure_medication: 'yes' };
  const medicineOf = (answers: Answers) => appraise(answers).details.medicineStep;

  it('is not in the list of steps', () => {
    expect(medicineOf(onMedicine)?.id).toBe('keep-medicine');
    expect(adviceFor(onMedicine)).not.toContain('keep-medicine');
  });

  it('is null without medicine', () => {
    expect(medicineOf({ ...onMedicine, blood_pressure_medication: 'no' })).toBeNull();
  });

  it('is replaced by a step for today if the pressure is low', () => {
    const answers = { ...onMedicine, high_number: 88, low_number: 55 };
    expect(medicineOf(answers)).toBeNull();
    expect(appraise(answers).details.advice[0]?.title).toBe('Ask today about your blood pressure medicine');
  });

  // Women of 18 to 50 may be pregnant.
  it.each([
    [50, true],
    [51, false],
  ])('warns a woman of %i years of harm to a baby: %s', (age_in_years, isWarned) => {
    const text = medicineOf({ ...onMedicine, age_in_years })?.text;
    expect(text?.includes('Some of these medicines can harm a baby.')).toBe(isWarned);
    expect(text?.includes('Do not stop it on your own.')).toBe(!isWarned);
  });
});

describe('the step on the blood pressure', () => {
  const pressureStep = (high_number: number, low_number: number, otherAnswers: Answers = {}) =>
    appraise({ ...healthyMan, high_number, low_number, ...otherAnswers }).details.advice.find(
      ({ id }) => id === 'lower-pressure',
    );
  const medicine = { blood_pressure_medication: 'yes' };

  // The step is given for a low number from 80 on, and for a high number from 120 on. Exceptions (`systolicGoalOf`):
  // - only above 139 for people from 75 years on who take medicine;
  // - only above 130 for all others who take medicine, are 75 or older, are underweight, or have a low number under 60.
  it.each<[number, number, Answers, boolean]>([
    [119, 75, {}, false],
    [120, 75, {}, true],
    [118, 80, {}, true],
    [130, 75, medicine, false],
    [131, 75, medicine, true],
    [125, 80, medicine, true],
    [129, 75, { age_in_years: 75 }, false],
    [131, 75, { age_in_years: 75 }, true],
    [139, 75, { age_in_years: 75, ...medicine }, false],
    [140, 75, { age_in_years: 75, ...medicine }, true],
    [129, 59, {}, false],
    [131, 59, {}, true],
    [129, 59, medicine, false],
  ])('is given at %i/%i with %j: %s', (high, low, otherAnswers, isGiven) => {
    expect(pressureStep(high, low, otherAnswers) !== undefined).toBe(isGiven);
  });

  it.each<[string, Answers]>([
    ['from_120_to_139', {}],
    ['from_140', medicine],
  ])('is given for the chosen range "%s" without a reading', (blood_pressure_estimated, otherAnswers) => {
    const withoutReading = {
      ...healthyMan,
      ...otherAnswers,
      high_number: null,
      low_number: null,
      blood_pressure_estimated,
    };
    expect(adviceFor(withoutReading)).toContain('lower-pressure');
  });

  it('is not given on medicine for the chosen range 120 to 139', () => {
    const numbers = { high_number: null, low_number: null, blood_pressure_estimated: 'from_120_to_139' };
    expect(adviceFor({ ...healthyMan, ...medicine, ...numbers })).not.toContain('lower-pressure');
  });

  // From 128 on (3 more than the comparison person's 125) a pressure adds about a year, so the text has no note on why the step is given.
  it.each<[number, number, Answers, RegExp | null]>([
    [122, 75, {}, /near the comparison person \(125\)\. 120 is better still/],
    [120, 75, {}, /near the comparison person \(125\)\. Under 120 is better still/],
    [127, 75, {}, /near the comparison person/],
    [128, 75, {}, null],
    [118, 84, {}, /Your low number is the one to bring down/],
    [122, 84, {}, /Your low number is the one to bring down/],
    [128, 84, medicine, /Your low number is the one to bring down/],
    [133, 75, medicine, null],
  ])('at %i/%i with %j has the note %s', (high, low, otherAnswers, note) => {
    const text = pressureStep(high, low, otherAnswers)?.text ?? '';
    // Without a note, no sentence follows the first one, except the one on kidney disease.
    expect(text).toMatch(note ?? /^Small changes add up\.( With kidney disease|$)/);
  });

  it('is given to an underweight person at 134, with less salt as a way, but not at 124', () => {
    // A body mass index of 17.6. The goal of underweight people is 130.
    const thin = { weight_kg: 54 };
    expect(pressureStep(124, 75, thin)).toBeUndefined();
    expect(pressureStep(134, 75, thin)?.ways.join()).toContain('less salt');
  });

  it('mentions kidney disease once', () => {
    // With this answer on vegetables, the step also has a way about greens.
    const { text = '', ways = [] } = pressureStep(134, 75, { vegetables: '0' }) ?? {};
    expect(`${text} ${ways.join(' ')}`.match(/kidney/g)).toHaveLength(1);
  });
});

describe('the step on the weight', () => {
  const weightStep = (answers: Answers) =>
    appraise({ ...healthyMan, ...answers }).details.advice.find(({ id }) => id === 'healthy-weight')?.text ??
    null;

  // At 175 cm, 76.6 kg is a body mass index of 25, and 91.9 kg one of 30, the limit from 70 years on.
  it.each<[number, Answers, string | null]>([
    [76, {}, null],
    [79, {}, '3 kg less brings you into the healthy range.'],
    [86, {}, 'A tenth of your weight is a good goal. The rest can come later.'],
    [86, { age_in_years: 70 }, null],
    [92, { age_in_years: 70 }, '1 kg less is a good goal at your age.'],
    [110, { age_in_years: 70 }, 'A tenth of your weight is a good goal.'],
  ])('of %i kg with %j has the goal %j', (weight_kg, otherAnswers, goal) => {
    const text = `Take small steps: half a kilo a week is plenty. ${goal}`;
    expect(weightStep({ weight_kg, ...otherAnswers })).toBe(goal === null ? null : text);
  });

  it('has a goal in pounds for answers in US units', () => {
    const pounds = { app_units: 'us_customary', height: 5.75, weight: 175 };
    expect(weightStep(pounds)).toContain('7 pounds less');
  });
});

describe('the step to keep the strength', () => {
  const stepsAt = (age_in_years: number, otherAnswers: Answers = {}) =>
    // A body mass index of 27.8.
    adviceFor({
      ...healthyMan,
      age_in_years,
      weight_kg: 85,
      weekly_physical_activity: '3',
      ...otherAnswers,
    });

  it.each(['healthy-weight', 'train-muscles'])('replaces the step %s from 70 years on', replacedStep => {
    expect(stepsAt(69)).toContain(replacedStep);
    expect(stepsAt(69)).not.toContain('keep-strength');
    expect(stepsAt(70)).not.toContain(replacedStep);
    expect(stepsAt(70)).toContain('keep-strength');
  });

  it('is not given with a fever', () => {
    expect(stepsAt(70, { chh_fever: 'yes' })).not.toContain('keep-strength');
  });
});

describe('the steps on blood sugar and cholesterol', () => {
  // Obesity of class 2 begins at a body mass index of 35 (CDC).
  it.each([
    [34, 'watch-sugar'],
    [36, 'show-sugar'],
  ])('for a sugar of 110 and a body mass index of %i are only %s', (bmi, step) => {
    const heightM = 1.75;
    const answers = { ...healthyMan, blood_glucose: 110, weight_kg: bmi * heightM ** 2 };
    expect(adviceFor(answers).filter(id => id.endsWith('-sugar'))).toEqual([step]);
  });

  // High from 240 (NCEP ATP III). From 350 there is an urgent notice with a nearer date.
  it.each([
    [239, 'ask-cholesterol'],
    [240, 'show-cholesterol'],
    [350, 'ask-cholesterol'],
  ])('for a cholesterol of %i are only %s', (cholesterol_level, step) => {
    const answers = { ...healthyMan, cholesterol_check: '1', cholesterol_level };
    expect(adviceFor(answers).filter(id => id.endsWith('-cholesterol'))).toEqual([step]);
  });
});

describe('the step on alcohol', () => {
  const drinker = { ...woman, beer: 10, wine: 0, wine_coolers: 0, mixed_drinks: 0 };
  const stepOf = (answers: Answers) =>
    appraise(answers).details.advice.find(({ article }) => article === 'alcohol-and-your-week');

  it('allows no alcohol to a woman who may be pregnant', () => {
    const step = stepOf({ ...drinker, age_in_years: 40 });
    expect(step?.title).toBe('Stop drinking alcohol');
    expect(step?.text).not.toMatch(/days a week without/);
    expect(stepOf({ ...drinker, age_in_years: 60 })?.text).toMatch(/days a week without/);
  });
});
