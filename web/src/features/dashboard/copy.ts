/** Texts of the dashboard (s.2.3); those of the specification to the letter. */
export const dashboardCopy = {
  greeting: 'Hello,',
  question: 'Have you taken a test today?',
  urgent: { toReport: 'Read your whole report' },
  profile: { heading: 'Your profile', view: 'View profile' },
  ages: {
    heading: 'Your ages',
    loading: 'Loading your ages...',
    failed: 'Your report could not be loaded.',
    last: (age: string, date: string) => `Your last risk age was ${age}, on ${date}.`,
    emptyTitle: 'Your number is 15 minutes away',
    empty: 'Take the assessment to see your risk age, and the years you can win back.',
    findOut: 'Find out my risk age',
    risk: 'Risk Age',
    real: 'Real Age',
    scope: 'Heart and circulation only',
    scopeElsewhere: 'From your assessments',
    realNote: 'Your years since birth',
    /** The words of the cards, on the line. */
    names: { target: 'Target', real: 'Real', risk: 'Risk' },
  },
  vegetable: { heading: 'Vegetable of the week', name: 'Carrots' },
  goals: {
    heading: 'Daily Goals',
    steps: 'Steps',
    calories: 'Calories',
    sleep: 'Sleep',
    /** Why the embedded gateway gives no goal. */
    without: {
      steps: 'Needs your age, from 18 to 90.',
      calories: 'Not set: an answer is missing or out of range, or your weight should change.',
      sleep: 'Needs your age, from 18 to 90.',
    },
    /** Instead of steps, for people who must not be told to walk. */
    restFirst: 'See a health worker first.',
  },
  resources: {
    heading: 'Resources for you',
    none: 'No Resources',
    loading: 'Loading...',
    readMore: 'Read More',
  },
  hra: {
    heading: 'Health Risk Assessment',
    status: 'Assessment status',
    readFirst: 'Read your report first',
    again: 'Take the assessment again',
    progress: 'Assessment progress',
    facts: ['14 major aspects of wellness', '15mins', '20+ people'],
    nextSteps: {
      heading: 'Next steps',
      steps: ['Take more water', 'Monitor sleep pattern', 'Read fitness plans in library'],
      action: 'Download result',
    },
    whatToDo: {
      heading: 'What to do',
      steps: ['Click start', 'Answer all questions', 'Review results'],
      action: 'I want to take the assessment',
    },
  },
  explore: {
    heading: 'Small steps, every day',
    body: 'New ways to move, eat and rest well.',
    action: 'Explore',
  },
  unfinished: {
    title: 'You have an unfinished assessment',
    body: 'Your answers are safe.',
    unsaved: 'Some answers are only in this tab so far. Go on to save them.',
    action: 'Continue assessment',
  },
} as const;
