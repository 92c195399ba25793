import { bloodPressureFinding } from '../findings/blood-pressure.ts';
import { type AdviceFacts, type AdviceRule, chose } from './rule.ts';

/** Above normal by a reading, or by the band the person was told. */
const pressureAboveNormal = ({ measurements }: AdviceFacts) => {
  const { systolic } = measurements;
  if (systolic.kind === 'estimated') return systolic.band !== 'below_120';
  return (bloodPressureFinding(measurements)?.tone ?? 'good') !== 'good';
};

const pressureHigh = ({ measurements }: AdviceFacts) => {
  const { systolic } = measurements;
  if (systolic.kind === 'estimated') return systolic.band === 'from_140';
  return ['attention', 'urgent'].includes(bloodPressureFinding(measurements)?.tone ?? '');
};

/** Advice on what the risk age is made of, most weighty first. */
export const heartAdvice: readonly AdviceRule[] = [
  {
    id: 'measure-blood-pressure',
    when: ({ measurements }) => measurements.systolic.kind !== 'measured',
    text: 'Have your blood pressure measured. It takes two minutes at a clinic or pharmacy, and it tells more about your heart than almost any other number.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    source: 'WHO, hypertension',
  },
  {
    id: 'show-blood-pressure',
    when: pressureHigh,
    text: 'Take your blood pressure numbers to a health worker soon, and have it measured again on another day.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    source: 'ACC/AHA 2017 blood pressure guideline',
  },
  {
    id: 'stop-smoking',
    when: ({ measurements }) => measurements.smoker === true,
    text: 'Set a day to stop smoking and tell somebody about it. Ask a health worker for help: with help, far more people manage.',
    questions: ['smoking'],
    source: 'WHO, tobacco',
  },
  {
    id: 'keep-medicine',
    when: ({ measurements }) => measurements.bloodPressureMedicine === 'yes',
    text: 'Keep taking your blood pressure medicine every day. Do not stop it on your own, even when you feel well.',
    questions: ['blood_pressure_medication'],
    source: 'WHO, hypertension',
  },
  {
    id: 'ask-about-medicine',
    when: chose('blood_pressure_medication', 'not_sure'),
    text: 'Show your medicines to a pharmacist and ask if one of them is for blood pressure.',
    questions: ['blood_pressure_medication'],
    source: 'WHO, hypertension',
  },
  {
    id: 'less-salt',
    when: pressureAboveNormal,
    text: 'Eat less salt: under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    source: 'WHO, salt reduction',
  },
  {
    id: 'healthy-weight',
    when: ({ measurements: { bmi } }) => bmi !== null && bmi >= 25,
    text: 'Work towards a healthy weight in small steps. Half a kilo a week is plenty.',
    questions: ['height', 'height_cm', 'weight', 'weight_kg'],
    source: 'CDC, healthy weight',
  },
  {
    id: 'test-sugar-again',
    when: ({ measurements: { glucose } }) => glucose !== null && glucose >= 100,
    text: 'Have your blood sugar tested again after a night without food, and show both results to a health worker.',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association',
  },
  {
    id: 'test-sugar',
    when: ({ measurements: { glucose, age } }) => glucose === null && age !== null && age >= 35,
    text: 'Ask for a fasting blood sugar test. From 35 on it is worth knowing.',
    questions: ['blood_glucose'],
    source: 'American Diabetes Association',
  },
  {
    id: 'cholesterol-high',
    when: ({ measurements: { cholesterol } }) => cholesterol !== null && cholesterol >= 200,
    text: 'Talk to a health worker about your cholesterol and ask for a test that shows HDL too.',
    questions: ['cholesterol_level'],
    source: 'NCEP ATP III',
  },
  {
    id: 'cholesterol-check',
    when: chose('cholesterol_check', '2', '3'),
    text: 'Have your cholesterol checked and write the number down.',
    questions: ['cholesterol_check'],
    source: 'NCEP ATP III',
  },
];
