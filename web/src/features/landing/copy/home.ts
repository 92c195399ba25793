/** The landing home's words. */
export const homeCopy = {
  heading: 'Prevention starts with knowing.',
  lead: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  takeAssessment: 'Take the assessment',
  small: '15 minutes. Confidential. Never shared with your employer.',
} as const;
