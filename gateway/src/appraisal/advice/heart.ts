import { all, any, type Condition, chose, named, not, toCheck, urgent, when, within } from '../condition.ts';
import { mayHaveBand, onMedicine } from '../findings/pressure.ts';
import { ageInYears, bmi, cholesterol, glucose, sizeQuestions } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const pressureKeys = ['high_number', 'low_number', 'blood_pressure_estimated'];
const measured = ['blood_pressure_measured', 'blood_pressure_estimated'];
const pressureToCheck = toCheck('high_number', 'low_number');

/** The pressure by its reading, or by the band the person was told. Never holds while the reading is urgent or to be checked. */
function pressureFrom(words: string, high: number, low: number, bands: readonly string[]): Condition {
  const reading = when(words, pressureKeys, ({ measurements: { diastolic, systolic } }) => {
    if (diastolic !== null && diastolic >= low) return true;
    if (systolic.kind === 'estimated') return bands.includes(systolic.band);
    return systolic.kind === 'measured' && systolic.value >= high;
  });
  return named(`${words}; not while the reading is urgent or to be checked`, all(mayHaveBand, reading));
}

const raised = pressureFrom('high number 120 or more, low number 80 or more, or told so', 120, 80, [
  'from_120_to_139',
  'from_140',
]);
const stage2 = pressureFrom('high number 140 or more, low number 90 or more, or told 140 or more', 140, 90, [
  'from_140',
]);
const stage1 = pressureFrom('high number 130 or more, or low number 80 or more', 130, 80, []);
const unmeasured = when(
  'no high number',
  ['high_number'],
  ({ measurements }) => measurements.systolic.kind !== 'measured',
);

const onPressure = { source: 'WHO, hypertension', article: 'know-your-blood-pressure' };
const onSugar = { source: 'American Diabetes Association', article: 'blood-sugar-in-plain-words' };

/** Advice on what the risk age is made of. */
export const heartAdvice = adviceTable({
  'measure-blood-pressure': {
    condition: all(
      any(unmeasured, pressureToCheck),
      named('no urgent low or very high one', not(urgent('pressure-very-high', 'pressure-low'))),
    ),
    soon: true,
    title: 'Have your blood pressure measured',
    text: 'It takes two minutes at a clinic or a pharmacy. Few numbers tell more about your heart.',
    questions: measured,
    ...onPressure,
  },
  'show-blood-pressure': {
    condition: stage2,
    soon: true,
    title: 'Show your blood pressure to a health worker',
    text: 'Have it measured again on another day and take both readings along soon.',
    questions: measured,
    source: 'ACC/AHA 2017 blood pressure guideline',
    article: 'know-your-blood-pressure',
    claims: ['pressure: raised', 'pressure when: soon'],
    factor: 'bloodPressure',
  },
  'ask-about-blood-pressure': {
    condition: named(
      'high number 130 to 139, or low number 80 to 89, and neither higher; not while the reading is urgent or to be checked',
      all(stage1, not(stage2)),
    ),
    title: 'Ask about your blood pressure',
    text: 'Have it measured again on another day, and ask a health worker soon what you can change.',
    questions: measured,
    source: 'ACC/AHA 2017 blood pressure guideline',
    article: 'know-your-blood-pressure',
    claims: ['pressure: raised', 'pressure when: soon'],
    factor: 'bloodPressure',
  },
  'test-sugar-again': {
    condition: within(glucose, 126, 300),
    soon: true,
    title: 'Have your blood sugar tested again',
    text: 'Go after a night without food, soon, and show both results to a health worker.',
    ...onSugar,
    claims: ['sugar: raised', 'sugar when: soon'],
  },
  'weight-too-low': {
    condition: within(bmi, null, 18.5),
    soon: true,
    title: 'Talk to a health worker about your weight',
    text: 'It is below the healthy range. Ask what is behind it, and how to gain weight safely.',
    questions: sizeQuestions,
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
    claims: ['weight: low', 'eating: more'],
  },
  'stop-smoking': {
    condition: chose('smoking', 'still_smoke'),
    factor: 'smoking',
    title: 'Stop smoking',
    text: 'Set a day and tell somebody about it. Ask a health worker for help: with help, far more people manage.',
    questions: ['smoking', 'still_smoke'],
    source: 'WHO, tobacco',
    article: 'your-last-cigarette',
  },
  'healthy-weight': {
    condition: within(bmi, 25, null),
    factor: 'weight',
    title: 'Work towards a healthy weight',
    text: 'In small steps: half a kilo a week is plenty.',
    questions: sizeQuestions,
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
    claims: ['weight: high', 'eating: less'],
  },
  'less-salt': {
    condition: raised,
    factor: 'bloodPressure',
    title: 'Eat less salt',
    text: 'Under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.',
    questions: measured,
    source: 'WHO, salt reduction',
    article: 'small-spoon-of-salt',
    claims: ['pressure: raised'],
  },
  'keep-medicine': {
    condition: all(onMedicine, not(urgent('pressure-low', 'pressure-far-apart'))),
    title: 'Keep taking your blood pressure medicine',
    text: 'Every day, also when you feel well. Do not stop it on your own.',
    questions: ['blood_pressure_medication'],
    ...onPressure,
    claims: ['pressure medicine: keep'],
  },
  'low-on-medicine': {
    condition: all(onMedicine, urgent('pressure-low', 'pressure-far-apart')),
    soon: true,
    title: 'Ask today about your blood pressure medicine',
    text: 'Show both numbers and ask if the dose is still right. Do not stop it on your own.',
    questions: ['blood_pressure_medication', 'blood_pressure_measured'],
    source: 'WHO, hypertension',
    article: 'when-your-pressure-is-low',
    claims: ['pressure medicine: ask today', 'pressure when: today'],
  },
  'ask-about-medicine': {
    condition: chose('blood_pressure_medication', 'not_sure'),
    title: 'Find out what your medicines are for',
    text: 'Show them to a pharmacist and ask if one of them is for blood pressure.',
    ...onPressure,
    claims: ['pressure medicine: find out'],
  },
  'watch-sugar': {
    condition: within(glucose, 100, 126),
    title: 'Test your blood sugar again within a year',
    text: 'Go after a night without food, and write the number down.',
    ...onSugar,
    claims: ['sugar: raised', 'sugar when: in a year'],
  },
  'test-sugar': {
    condition: all(
      within(ageInYears, 35, 71),
      when('no blood sugar number', ['blood_glucose'], ({ measurements }) => measurements.glucose === null),
      named('none to be checked', not(toCheck('blood_glucose'))),
    ),
    title: 'Ask for a fasting blood sugar test',
    text: 'From 35 to 70 years it is worth knowing.',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association; US Preventive Services Task Force 2021',
    article: 'blood-sugar-in-plain-words',
  },
  'cholesterol-high': {
    condition: within(cholesterol, 200, null),
    title: 'Ask about your cholesterol',
    text: 'Show the number to a health worker and ask for a test that shows HDL too.',
    questions: ['cholesterol_level'],
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
    claims: ['cholesterol: raised'],
  },
  'cholesterol-check': {
    condition: chose('cholesterol_check', '2', '3'),
    title: 'Have your cholesterol checked',
    text: 'Write the number down when you get it.',
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
});
