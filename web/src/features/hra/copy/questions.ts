/** Texts of the question pages. */

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
  },
} as const;

/** A part that Next skips. */
export const stillOpenCopy = {
  ahead: (open: string, next: string) => `${open} is still open. Next leads to ${next}.`,
  before: (open: string) => `${open} is still open.`,
  goTo: (open: string) => `Go to ${open}`,
} as const;

/** Questions that depend on another answer. */
export const dependentsCopy = {
  dependsOn: (number: number) => `Depends on question ${number}`,
  gone: (count: number, number: number) =>
    count === 1
      ? `1 question below depends on question ${number} and is no longer asked.`
      : `${count} questions below depend on question ${number} and are no longer asked.`,
  come: (count: number, number: number) =>
    count === 1
      ? `1 question below depends on question ${number} and is asked now.`
      : `${count} questions below depend on question ${number} and are asked now.`,
  changed: (number: number) => `Some questions below depend on question ${number} and have changed.`,
  kept: 'What you answered there is kept.',
} as const;

/** Numbers that can be typed in another unit. */
export const otherUnitCopy = {
  switch: (unit: string) => `My result is in ${unit}`,
  held: (amount: string, unit: string) => `We keep this as ${amount} ${unit}.`,
  heldRounded: (amount: string, unit: string) => `We keep this as ${amount} ${unit}, rounded.`,
} as const;
