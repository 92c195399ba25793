/** Words of the assessment. Texts of the specification stand to the letter, misspellings included. */

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
  handTitle: 'Good to have at hand',
  hand: [
    'Your height and weight',
    'Your last blood pressure reading',
    'Cholesterol and blood sugar, if you were tested',
  ],
  handHint: 'No numbers? Leave those questions empty. Do not guess.',
  poweredBy: 'Powered by a third-party assessment provider.',
} as const;

export const questionCopy = {
  loading: 'Loading Questions...',
  part: (number: number, total: number) => `Part ${number} of ${total}`,
  minutesLeft: (minutes: number) => (minutes === 0 ? 'all answered' : `${minutes} min left`),
  sections: 'All parts',
  progress: 'Progress',
  countOf: (answered: number, total: number) => `${answered} of ${total} answered`,
  noQuestions: 'There are no questions in this part.',
  save: 'Save',
  saving: 'Saving...',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  overview: 'Back to overview',
  partLabel: (number: number) => `Answer ${number}`,
  clear: 'Clear answer',
  keyboardHint: 'With a keyboard: arrow keys or the letter choose an answer, Tab goes on.',
  choose: 'Choose one',
  neededForResult: 'Needed for your result.',
} as const;

export const generalCopy = {
  sections: {
    units: 'Units',
    you: 'You',
    body: 'Your body',
    places: 'Where you live and work',
    more: 'A few more',
  },
} as const;

export const numberCopy = {
  notANumber: 'Enter a number in digits, for example 70 or 5.5.',
  outOfRange: (range: string) => `Enter a number ${range}.`,
  pleaseCheck: 'Please check this answer.',
  meantElse: 'Did you mean something else?',
  lowBelowHigh: 'The low number must be smaller than the high number.',
  use: (meaning: string) => `Use ${meaning}`,
  keep: (answer: string) => `Keep ${answer}`,
  pair: (high: string, low: string) => `${high} over ${low}`,
  notUsed: 'An answer to check is not used for your result.',
  kept: 'Kept as it is. It is not used for your result.',
} as const;

export const saveStateCopy = {
  saved: 'Saved',
  savedAt: (time: string) => `Saved ${time}`,
  unsaved: 'Not saved yet',
  tryingAgain: 'Not saved yet, trying again',
  failure: 'Not saved. Your answers are kept in this tab.',
  offline: 'You are offline. Your answers are kept in this tab.',
  unknown: 'We could not confirm the save. Your answers are kept in this tab.',
  again: 'Try again',
  checkAgain: 'Check again',
} as const;

export const noticeCopy = {
  aside: {
    'started-again': 'Started again. Your earlier answers are kept for 10 minutes.',
    discarded: 'Discarded. Your unsaved answers are kept for 10 minutes.',
    'opened-saved': 'Your saved assessment is open. The answers you had not saved are kept for 10 minutes.',
  },
  otherTab: 'This assessment is open in another tab.',
  useItHere: 'Use it here',
  undo: 'Undo',
  dismiss: 'Dismiss',
  notKept: 'This browser cannot keep your answers. Save before you leave.',
  savedNotFound: 'We could not find your saved answers. What you typed here is still here.',
} as const;

export const otherAccountCopy = {
  title: 'Answers of another account',
  signedInAs: (email: string) => `You are now signed in as ${email}.`,
  signedOut: 'You are logged out.',
  typedBy: (email: string) => `These answers belong to ${email}.`,
  kept: 'They are kept in this tab until that account is back, or until you log out.',
  logInAs: (email: string) => `Log in as ${email}`,
  goOnAs: (email: string) => `Go on as ${email}`,
} as const;

export const failedCopy = {
  questions: 'The questions could not be loaded.',
  savedAnswers: 'Your saved answers could not be loaded.',
  again: 'Try again',
} as const;

export const savedModalCopy = {
  title: 'Health Assessment Saved',
  body: 'You can go on now, or come back later and find your answers here.',
  continue: 'Continue Assessment',
  leave: 'Leave Assessment',
} as const;

export const completedModalCopy = {
  title: 'Health Assessment Completed',
  body: "Congratulations! You've have completed the assessment.",
  results: 'Show Results',
  back: 'Back to Assessment',
  close: 'Close dialog',
} as const;

export const reviewCopy = {
  title: 'Review Health Risk Assessment',
  lead: 'Check your answers, then submit. You can change any of them.',
  unitsHints: [
    'Unit choice will affect all measurement related question',
    'Metric - Kilogram(kg) & Centimeters (cm)',
    'US Customary - Pounds (lb) & Feet (ft)',
  ],
  change: 'Change',
  changeOf: (label: string) => `Change ${label}`,
  notAnswered: 'Not answered',
  notAsked: 'Not asked',
  required: 'Required',
  pleaseCheck: 'Please check',
  toCheck: (count: number) =>
    count === 1
      ? '1 answer needs a check. It is not used for your result.'
      : `${count} answers need a check. They are not used for your result.`,
  complete: 'Completed',
  inProgress: 'In progress',
  notStarted: 'Not started',
  submit: 'Submit Assessment',
  submitting: 'Submitting...',
  unconfirmed: 'We could not confirm that it was submitted. Nothing is sent twice.',
  checkAgain: 'Check again',
  openQuestions: (open: number) =>
    open === 1
      ? '1 question is not answered. You can submit all the same.'
      : `${open} questions are not answered. You can submit all the same.`,
  allAnswered: 'All questions are answered.',
  back: 'Previous',
  results: 'Show Results',
} as const;
