/* Texts of the reports and the analysis (s.2.3). Texts that docs/specification.md quotes must not be changed. */

export const reportsCopy = {
  heading: 'Reports',
  lead: 'Every assessment you have started, and what came of it.',
  loading: 'Loading Report Table...',
  caption: 'Your reports',
  columns: {
    number: 'S/N',
    created: 'DATE CREATED',
    status: 'STATUS',
    riskAge: 'RISK AGE',
    action: 'Action',
  },
  view: 'View/Download Report',
  complete: 'Complete Test',
  empty: 'No reports yet. Your first one appears here once you have taken the assessment.',
  takeAssessment: 'Take the assessment',
  failed: 'Your reports could not be loaded.',
  timesIn: (zone: string) => `Times are those of ${zone}.`,
} as const;

/** Texts of the chart of risk ages. In them, 'rule' means the model that calculated a risk age. */
export const trendCopy = {
  heading: 'Your risk age over time',
  onlyOne: 'Take it again in 6 months to see a trend.',
  changed: (direction: 'down' | 'up', from: string, to: string) =>
    `Your risk age went ${direction} from ${from} to ${to}.`,
  stayed: (age: string) => `Your risk age has stayed at ${age}.`,
  backTo: (age: string) => `Your risk age is ${age} again.`,
  otherRule:
    'Your last report was worked out by a new rule, so its number cannot be compared with earlier ones.',
  stayedBeyondScale: (age: string) =>
    `Your risk age is still ${age}; changes beyond the end of the scale cannot be seen.`,
  latestHasNoAge: 'Your latest report has no risk age.',
  realAge: (years: number) => `Your age now: ${years}`,
} as const;

/** Texts of the analysis. The sentences about the person come from `reportViewOf` in contracts. */
export const analysisCopy = {
  download: 'Download Results',
  print: 'Print',
  share: 'Share',
  shareTitle: 'Health Risk Report',
  loading: 'Loading your report...',
  noReport: 'No report is chosen. Open one from your reports.',
  failed: 'This report could not be loaded.',
  toReports: 'Go to reports',
  hideAges: 'Hide my age',
  showAges: 'Show my age',
  agesHidden: 'Your ages are covered on this page.',
  /** Read by screen readers in place of a hidden number. */
  hiddenNumber: 'covered',
  answerAgain: 'Answer this again',
  readArticle: 'Read the article',
  readMore: 'Read more',
  more: 'More about this number',
  letterLead: 'Show it at the clinic, or take it along on paper.',
  openLetter: 'Open the letter',
  downloadLetter: 'Download letter',
  allNumbers: (count: number) => `Show them (${count})`,
  otherNumbers: (count: number) => `Show the others (${count})`,
  showScores: 'Show my scores for mood and worry',
} as const;

/** Texts of the section 'What if', a form in which a person tries out changes. */
export const whatIfCopy = {
  heading: 'What if',
  lead: 'Try what a change would do to the number. Nothing is saved.',
  notSmoking: 'A year without smoking',
  weight: 'My weight',
  systolic: 'My blood pressure, high number',
  less: 'One less',
  more: 'One more',
  now: 'now',
  nowText: (age: string) => `Your risk age is ${age} now. Change something to see what it does.`,
  wouldBe: 'Your risk age would be',
  inPlaceOf: (age: string) => `in place of ${age}.`,
  tenYears: (count: string, now: string | undefined) =>
    `In 10 years: ${count} of 100 people would have a first heart or blood vessel problem${now === undefined ? '' : `, in place of ${now}`}.`,
  noAge: 'With these numbers there is no risk age.',
  together: (singleYears: readonly number[], together: number) =>
    `Each alone would take off ${singleYears.join(' and ')} years; together they take off ${together}, as they share some of the risk.`,
  reset: 'Back to my numbers',
  failed: 'This could not be worked out just now.',
} as const;
