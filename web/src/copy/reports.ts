/** Texts of the reports table and the report analysis (s.2.3); those of the specification to the letter. */
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
  years: 'years',
  empty: 'No reports yet. Your first one appears here once you have taken the assessment.',
  takeAssessment: 'Take the assessment',
  failed: 'Your reports could not be loaded.',
  tryAgain: 'Try again',
} as const;

export const trendCopy = {
  heading: 'Your risk age over time',
  one: 'Take it again in 6 months to see a trend.',
} as const;

export const analysisCopy = {
  heading: 'Health Risk Report',
  download: 'Download Results',
  downloading: 'Downloading...',
  print: 'Print',
  share: 'Share',
  shareTitle: 'Health Risk Report',
  section: 'ANALYSIS',
  loading: 'Loading your report...',
  cards: { target: 'Your Target Age', risk: 'Your Risk Age', real: 'Current Age' },
  cardNotes: {
    target: 'What healthier living can bring it to',
    risk: 'The age your heart and circulation live at',
    real: 'Your years since birth',
  },
  scope: 'These ages speak of heart and circulation only.',
  capped: 'Both ages are at the end of the scale this assessment can measure.',
  noNumbers:
    'This report has no risk age: an answer it needs is missing, or outside the range it can be worked out for. The downloaded report says which.',
  noReport: 'No report is chosen. Open one from your reports.',
  failed: 'This report could not be loaded.',
  toReports: 'Go to reports',
  tryAgain: 'Try again',
  howHeading: 'How we worked this out',
  how: [
    'Your risk age is the age of a person of your sex with the same risk of heart disease and stroke as you, but with ordinary health: blood pressure 125, no smoking, no diabetes and a body mass index of 22.5.',
    'Your target age is the same sum done again after changes that are in your hands: not smoking, a healthy weight and a healthy blood pressure. The benefit comes over years, not overnight.',
    'The model comes from a long study of people in Framingham, USA, published in 2008. It was not made for Nigeria, so read the number as a guide.',
  ],
  /** Where a hosted gateway works the ages out: its model is its own. */
  howElsewhere: [
    'The ages come from the assessment provider, who works them out from your answers.',
    'Your risk age compares your answers with those of people of your sex and age. Your target age is what it could become after changes that are in your hands.',
  ],
  notDiagnosis:
    'This is for learning. It is not a diagnosis, and not meant for people who have had a heart attack, a stroke or heart failure. Talk to a doctor or a nurse before you change a treatment.',
  nextHeading: 'Next steps',
  next: [
    {
      title: 'Keep your report',
      body: 'Download it, and take it along when you next see a doctor or a nurse.',
    },
    {
      title: 'Pick one change',
      body: 'One habit at a time lasts longer. The library has plans to start from.',
    },
    { title: 'Take it again in 6 months', body: 'Two reports show which way you are going.' },
  ],
  toLibrary: 'Open the library',
} as const;
