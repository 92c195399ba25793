import { all, chose, describedAs, needsCheck, not, quitRecently, when, within } from '../condition.ts';
import { highCholesterol, raisedSugarOnly, raisedSugarWithObesity } from '../findings/measured-values.ts';
import { ageInYears, cholesterol } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const sugarReferences = { source: 'American Diabetes Association', article: 'blood-sugar-in-plain-words' };

const askForHdl = 'Ask for a test that shows HDL too.';

/** Steps on cigarettes, blood sugar and cholesterol. */
export const heartAdvice = adviceTable({
  'stop-smoking': {
    condition: chose('smoking', 'still_smoke'),
    factor: 'smoking',
    dangerClause: 'you smoke cigarettes',
    title: 'Stop smoking',
    text: 'Choose a day to stop, and tell somebody about it. Ask a health worker for help: far more people manage with help.',
    source: 'WHO, tobacco',
    article: 'your-last-cigarette',
  },
  'stay-smoke-free': {
    condition: quitRecently,
    factor: 'smoking',
    dangerClause: 'you stopped smoking less than a year ago',
    title: 'Stay off cigarettes',
    text: 'The first year is the hardest. Plan what to do if you slip, and ask a health worker for help.',
    source: 'WHO, tobacco',
    article: 'your-last-cigarette',
  },
  'watch-sugar': {
    condition: raisedSugarOnly,
    title: 'Test your blood sugar again within a year',
    text: 'Go after a night without food, and write the number down.',
    ...sugarReferences,
  },
  'show-sugar': {
    condition: raisedSugarWithObesity,
    healthWorkerVisit: 'by-a-date',
    title: 'Show your blood sugar to a health worker within 3 months',
    text: 'Your sugar and your weight together need a plan. Ask if you should have another test.',
    ...sugarReferences,
  },
  'test-sugar': {
    condition: all(
      within(ageInYears, 35, 71),
      when('no blood sugar number', ['blood_glucose'], ({ measurements }) => measurements.glucose === null),
      describedAs('the blood sugar answer does not have to be checked', not(needsCheck('blood_glucose'))),
    ),
    title: 'Ask for a fasting blood sugar test',
    text: 'From 35 to 70 years it is worth knowing your number.',
    source: 'American Diabetes Association; US Preventive Services Task Force 2021',
    article: 'blood-sugar-in-plain-words',
  },
  'show-cholesterol': {
    condition: highCholesterol,
    healthWorkerVisit: 'by-a-date',
    title: 'Show your cholesterol to a health worker within 3 months',
    text: askForHdl,
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
  'ask-cholesterol': {
    condition: all(
      within(cholesterol, 200, null),
      describedAs('no step "Show your cholesterol to a health worker"', not(highCholesterol)),
    ),
    title: 'Ask about your cholesterol',
    text: askForHdl,
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
  'cholesterol-check': {
    // Checked without knowing the number, or never checked.
    condition: chose('cholesterol_check', '2', '3'),
    title: 'Have your cholesterol checked',
    text: 'Write the number down when you get it.',
    source: 'NCEP ATP III',
    article: 'cholesterol-in-plain-words',
  },
});
