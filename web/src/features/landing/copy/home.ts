import type { Pillar } from '../../../components/motif.tsx';
import type { RouteName } from '../../../paths.ts';

interface PillarCopy {
  readonly pillar: Pillar;
  readonly name: string;
  readonly text: string;
  readonly to: RouteName;
}

const pillars: readonly PillarCopy[] = [
  { pillar: 'health', name: 'Health', text: 'Know your numbers before they know you.', to: 'health' },
  { pillar: 'lifestyle', name: 'Lifestyle', text: 'Rest, mood and the habits in between.', to: 'lifestyle' },
  { pillar: 'fitness', name: 'Fitness', text: 'Movement that fits your week.', to: 'fitness' },
  { pillar: 'nutrition', name: 'Nutrition', text: 'Food that does more than fill.', to: 'nutrition' },
];

/** The landing home's words. */
export const homeCopy = {
  heading: 'Prevention starts with knowing.',
  lead: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  takeAssessment: 'Take the assessment',
  small: '15 minutes. Confidential. Never shared with your employer.',
  users: { count: '8000+', text: 'people across the country already use Choose Life' },
  pillarsHeading: 'Four pillars, one life',
  pillars,
  readMore: 'Read more',
} as const;
