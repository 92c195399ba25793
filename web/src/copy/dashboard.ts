/** Texts of the dashboard home (s.2.3); those of the specification to the letter. */
export const dashboardCopy = {
  greeting: 'Hello,',
  question: 'Have you taken a test today?',
  profile: { heading: 'Your profile', view: 'View profile' },
  ages: {
    heading: 'Your ages',
    winBack: (years: number) => `You can win back ${years} ${years === 1 ? 'year' : 'years'}`,
    younger: 'Keep it up',
    emptyTitle: 'Your number is 15 minutes away',
    empty: 'Take the assessment to see your risk age, and the years you can win back.',
    risk: 'Risk Age',
    real: 'Real Age',
    scope: 'Heart and circulation only',
    scopeElsewhere: 'From your assessments',
    realNote: 'Your years since birth',
  },
  vegetable: { heading: 'Vegetable of the week', name: 'Carrots' },
  goals: { heading: 'Daily Goals', steps: 'Steps', calories: 'Calories', sleep: 'Sleep' },
  resources: {
    heading: 'Resources for you',
    none: 'No Resources',
    loading: 'Loading...',
    readMore: 'Read More',
    back: 'Scroll back',
    onwards: 'Scroll onwards',
  },
  hra: {
    heading: 'Health Risk Assessment',
    status: 'Status',
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
    action: 'Continue assessment',
  },
} as const;
