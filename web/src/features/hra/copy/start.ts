/*
 * Texts of the start page. Texts that docs/specification.md quotes (s.2.4) must not be changed. The 13 parts are the modules that have a
 * page (`page-graph.ts`), and the 10 minutes are `undoMs` (`assessment/drafts.ts`).
 */

export const startCopy = {
  title: 'Health Risk Assessment',
  lead: 'Answer some questions about how you live, and see the age your heart is living at.',
  boxTitle: 'Health Assessment',
  facts: ['13 short parts', 'About 15 minutes', 'Save and come back any time'],
  start: 'Start',
  startAgain: 'Start again',
  continue: 'Continue',
  loading: 'Loading Questions...',
  unsavedFrom: (time: string) => `You have unsaved answers from ${time}.`,
  savedFrom: (time: string) => `Your answers from ${time} are here.`,
  savedOnServer: 'You have a saved assessment.',
  discard: 'Discard',
  startAgainHint: 'Starting again clears your answers. You can undo it for 10 minutes.',
  discardHint:
    'Discard removes what is not saved, Start again clears everything. You can undo both for 10 minutes.',
  confidentialTitle: 'Confidential',
  confidential: 'Your answers are confidential. They are not shared with your employer.',
  coversTitle: 'What it covers',
  covers: [
    {
      pillar: 'health',
      title: 'Your body',
      text: 'Age, height, weight, blood pressure, cholesterol and blood sugar.',
    },
    {
      pillar: 'lifestyle',
      title: 'Your days',
      text: 'Work, travel, stress, mood, sleep, smoking and alcohol.',
    },
    { pillar: 'fitness', title: 'How you move', text: 'Activity, resting heart rate and safety at home.' },
    {
      pillar: 'nutrition',
      title: 'What you eat',
      text: 'Meals, fruit and vegetables, oil and sweet things.',
    },
  ],
  atHandTitle: 'Good to have at hand',
  atHand: [
    'Your height and weight',
    'Your last blood pressure reading',
    'Cholesterol and blood sugar, if you were tested',
  ],
  atHandHint: 'No numbers? Leave those questions empty. Do not guess.',
  poweredBy: 'Powered by a third-party assessment provider.',
} as const;
