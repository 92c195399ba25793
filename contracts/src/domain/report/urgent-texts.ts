/** The title of the urgent section if a notice is for today or for now. */
export const urgentTitle = 'Read this first';

/** The title of the urgent section if all notices have a later date. */
export const byDateTitle = 'See a health worker by a date';

/** The line above the configured help lines, which are for mood and worry. */
export const helpLead = 'Somebody is there for you:';

/** The line for mood and worry if no help lines are configured. */
export const helpWithoutLines = 'Talk to a doctor, a nurse, or somebody you trust, today.';

/** The line below the notices if none of them is about mood or worry. */
export const showReportSentence = 'Show this report to the health worker.';

/** The sentence with the number to call: 'Call 112.' Without a configured number it is 'Call your emergency number.' */
export function callSentence(emergencyNumber: string | null | undefined): string {
  return `Call ${emergencyNumber ?? 'your emergency number'}.`;
}

/** The last sentence of a notice about a number that may be wrong. */
export const corrections = {
  /** After the meanings that the number may have: 'You typed 60/150. Did you mean 150 over 60? Then …'. */
  afterMeanings: 'Is the number wrong? Then correct it.',
  /** After "If this number is right". */
  ifRight: 'If not, correct it.',
} as const;

/** The last line of every report, with the symptoms that always need emergency help. */
export function redFlagsFor(emergencyNumber: string | null | undefined): string {
  return `Get help at once for chest pain, one weak side, trouble speaking, fits, or thoughts of ending your life. ${callSentence(emergencyNumber)}`;
}
