import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { all, any, chose, named, not, quitRecently, toCheck, urgent, when, within } from '../condition.ts';
import { aboveWeeklyLimit } from '../findings/alcohol.ts';
import { fineAtAge, raisedWithWeight } from '../findings/measured-values.ts';
import { onMedicine, stage1OrMore } from '../findings/pressure.ts';
import { mayMove, pressureToActOn } from '../must-rest.ts';
import { ageInYears, bmi, cholesterol, glucose } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const pressureToCheck = toCheck(...pressureKeys);

const raised = when(
  'high number 120 or more, low number 80 or more, or told so; not the low number while one of the two is to be checked',
  [...pressureKeys, 'blood_pressure_estimated'],
  facts => {
    const { diastolic, systolic } = facts.measurements;
    if (systolic.kind === 'measured' && systolic.value >= 120) return true;
    if (systolic.kind === 'estimated' && systolic.band !== 'below_120') return true;
    return diastolic !== null && diastolic >= 80 && !pressureToCheck.holds(facts);
  },
);
const low = urgent('pressure-low', 'pressure-low-unwell');
const unmeasured = when(
  'no high number',
  ['high_number'],
  ({ measurements }) => measurements.systolic.kind !== 'measured',
);

export const pressureToBringDown = all(raised, not(low));
const isHigh = any(stage1OrMore, chose('blood_pressure_estimated', 'from_140'));
export const eatsFewGreens = chose('vegetables', '0', '1_2', '3_4');
export const mayWalkMore = all(chose('weekly_physical_activity', '1', '2'), mayMove);
const salt =
  'Eat less salt: under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.';

const onPressure = { source: 'WHO, hypertension', article: 'know-your-blood-pressure' };
const onSugar = { source: 'American Diabetes Association', article: 'blood-sugar-in-plain-words' };

export const heartAdvice = adviceTable({
  'measure-blood-pressure': {
    condition: all(
      any(unmeasured, pressureToCheck),
      named('none that is to act on now or today', not(pressureToActOn)),
    ),
    first: true,
    title: 'Have your blood pressure measured',
    text: 'It takes two minutes at a clinic or a pharmacy. Few numbers tell more about your heart.',
    ...onPressure,
  },
  'weight-too-low': {
    condition: within(bmi, 16, 18.5),
    first: true,
    title: 'Talk to a health worker about your weight',
    text: 'Do so within 3 months. It is below the healthy range. Ask what is behind it, and how to gain weight safely.',
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
  },
  'stop-smoking': {
    condition: chose('smoking', 'still_smoke'),
    factor: 'smoking',
    title: 'Stop smoking',
    text: 'Set a day and tell somebody about it. Ask a health worker for help: with help, far more people manage.',
    source: 'WHO, tobacco',
    article: 'your-last-cigarette',
  },
  'stay-smoke-free': {
    condition: quitRecently,
    factor: 'smoking',
    title: 'Stay without cigarettes',
    text: 'The first year is the hardest. Plan for the day it slips, and ask a health worker for help.',
    source: 'WHO, tobacco',
    article: 'your-last-cigarette',
  },
  'healthy-weight': {
    condition: all(within(bmi, 25, null), not(fineAtAge)),
    factor: 'weight',
    title: 'Work towards a healthy weight',
    text: 'In small steps: half a kilo a week is plenty. A tenth of your weight is a good goal; the rest is for the long run.',
    source: 'CDC, healthy weight',
    article: 'a-healthy-weight-step-by-step',
  },
  'lower-pressure': {
    condition: pressureToBringDown,
    factor: 'bloodPressure',
    title: 'Bring your blood pressure down',
    text: 'Small changes add up.',
    ways: [
      { condition: isHigh, text: `${salt} It takes off 5 to 6 points.` },
      { condition: not(isHigh), text: `${salt} It takes off 2 to 3 points.` },
      { condition: eatsFewGreens, text: 'Eat five handfuls of fruit and greens a day.' },
      { condition: mayWalkMore, text: 'Walk 22 minutes a day: that makes 150 minutes a week.' },
      { condition: aboveWeeklyLimit, text: 'Drink less alcohol.' },
      { condition: all(within(bmi, 25, null), not(fineAtAge)), text: 'Lose some weight.' },
    ],
    source: 'ACC/AHA 2017 blood pressure guideline; WHO, salt reduction',
    article: 'small-spoon-of-salt',
  },
  'keep-medicine': {
    condition: all(onMedicine, not(low)),
    title: 'Keep taking your blood pressure medicine',
    text: 'Every day, also when you feel well. Do not stop it on your own.',
    ...onPressure,
    mustPrint: true,
  },
  'low-on-medicine': {
    condition: all(onMedicine, low),
    first: true,
    title: 'Ask today about your blood pressure medicine',
    text: 'Show both numbers and ask if the dose is still right. Do not stop it on your own.',
    source: 'WHO, hypertension',
    article: 'when-your-pressure-is-low',
    mustPrint: true,
  },
  'ask-about-medicine': {
    condition: chose('blood_pressure_medication', 'not_sure'),
    title: 'Find out what your medicines are for',
    text: 'Show them to a pharmacist and ask if one of them is for blood pressure.',
    ...onPressure,
  },
  'watch-sugar': {
    condition: all(within(glucose, 100, 126), not(raisedWithWeight)),
    title: 'Test your blood sugar again within a year',
    text: 'Go after a night without food, and write the number down.',
    ...onSugar,
  },
  'test-sugar': {
    condition: all(
      within(ageInYears, 35, 71),
      when('no blood sugar number', ['blood_glucose'], ({ measurements }) => measurements.glucose === null),
      named('none to be checked', not(toCheck('blood_glucose'))),
    ),
    title: 'Ask for a fasting blood sugar test',
    text: 'From 35 to 70 years it is worth knowing.',
    source: 'American Diabetes Association; US Preventive Services Task Force 2021',
    article: 'blood-sugar-in-plain-words',
  },
  'cholesterol-high': {
    condition: within(cholesterol, 200, null),
    title: 'Ask about your cholesterol',
    text: 'Show the number to a health worker and ask for a test that shows HDL too.',
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
  'cholesterol-check': {
    condition: chose('cholesterol_check', '2', '3'),
    title: 'Have your cholesterol checked',
    text: 'Write the number down when you get it.',
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
});
