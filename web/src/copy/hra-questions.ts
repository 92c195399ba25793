/** Words of the question pages alone. */

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

export const generalCopy = {
  sections: {
    units: 'Units',
    you: 'You',
    body: 'Your body',
    places: 'Where you live and work',
    more: 'A few more',
  },
} as const;

/** Of a part that Next passes over. */
export const stillOpenCopy = {
  ahead: (open: string, next: string) => `${open} is still open. Next leads to ${next}.`,
  before: (open: string) => `${open} is still open.`,
  goTo: (open: string) => `Go to ${open}`,
} as const;
