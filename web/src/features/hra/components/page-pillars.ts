import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import type { Pillar } from '../../../components/motif.tsx';

/** The motif of each page. */
export const pillarOfPage: Record<HraPage, Pillar> = {
  general: 'health',
  'blood-pressure-male': 'health',
  'blood-pressure-female': 'health',
  'cough-hygiene': 'health',
  'smoking-and-vaping': 'lifestyle',
  'safety-and-speed': 'fitness',
  'work-mode': 'lifestyle',
  'mental-health': 'lifestyle',
  stress: 'lifestyle',
  'food-and-nutrition': 'nutrition',
  'activity-environment': 'fitness',
  demographics: 'health',
  sleep: 'lifestyle',
  others: 'nutrition',
  review: 'health',
};
