/* Texts of the review page (s.2.4). Texts that docs/specification.md quotes must not be changed, not even their mistakes. */

export const reviewCopy = {
  lead: 'Check your answers, then submit. You can change any of them.',
  unitsHints: [
    'Unit choice will affect all measurement related question',
    'Metric - Kilogram(kg) & Centimeters (cm)',
    'US Customary - Pounds (lb) & Feet (ft)',
  ],
  change: 'Change',
  changeOf: (question: string) => `Change: ${question}`,
  openPart: 'Open this part',
  openPartOf: (part: string) => `Open this part: ${part}`,
  notAnswered: 'Not answered',
  notAsked: 'Not asked',
  required: 'Required',
  pleaseCheck: 'Please check',
  unreadable: 'What you typed could not be read',
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
  unanswered: (count: number) =>
    count === 1
      ? '1 question is not answered. You can submit all the same.'
      : `${count} questions are not answered. You can submit all the same.`,
  allAnswered: 'All questions are answered.',
  back: 'Previous',
  results: 'Show Results',
} as const;

/** Texts above Submit about the answers that the result needs. */
export const neededCopy = {
  title: 'Your result still needs',
  lead: 'Without these answers your risk age may be missing. You can submit all the same.',
  names: {
    age: 'Age',
    sex: 'Sex',
    height: 'Height',
    weight: 'Weight',
    bloodPressure: 'Blood pressure',
    smoking: 'Smoking',
  },
} as const;

export const completedModalCopy = {
  title: 'Health Assessment Completed',
  body: "Congratulations! You've have completed the assessment.",
  results: 'Show Results',
  back: 'Back to Assessment',
} as const;
