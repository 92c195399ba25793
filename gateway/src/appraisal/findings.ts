import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf } from './answer-reading.ts';
import type { Finding } from './finding.ts';
import { bloodPressureFinding } from './findings/blood-pressure.ts';
import { cholesterolFinding, glucoseFinding } from './findings/blood-tests.ts';
import { bmiFinding } from './findings/bmi.ts';
import { activityFinding, alcoholFinding, sleepFinding } from './findings/habits.ts';
import { moodFinding, worryFinding } from './findings/mood.ts';
import type { Measurements } from './measurements.ts';

/** Trouble breathing is said first of all, whatever else was answered. */
function breathFinding(answers: Answers): Finding | null {
  if (choiceOf(answers, 'chh_sbreath') !== 'yes') return null;
  return {
    id: 'breath',
    label: 'Breathing',
    value: 'Short of breath',
    band: 'Get help',
    tone: 'urgent',
    text: 'Being short of breath can be serious. If it is new or getting worse, get medical help now.',
    questions: ['chh_sbreath'],
    source: 'WHO',
  };
}

/** Everything that could be held against a published border, in the order it is shown. */
export function findingsFor(measurements: Measurements, answers: Answers): Finding[] {
  return [
    breathFinding(answers),
    bloodPressureFinding(measurements),
    bmiFinding(measurements),
    glucoseFinding(measurements),
    cholesterolFinding(measurements),
    alcoholFinding(answers, measurements.sex),
    activityFinding(answers),
    sleepFinding(answers),
    moodFinding(answers),
    worryFinding(answers),
  ].filter(finding => finding !== null);
}
