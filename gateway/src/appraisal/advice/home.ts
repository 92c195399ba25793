import { any, chose } from '../condition.ts';
import { adviceTable } from './rule.ts';

/** Steps on safety at home and on health insurance. */
export const homeAdvice = adviceTable({
  'fire-safety': {
    condition: chose('home_safety', 'none', 'alarm', 'extinguisher'),
    title: 'Have a smoke alarm and a fire extinguisher at home',
    text: 'Test the alarm each month, and show everybody the way out.',
    source: 'WHO, burns',
    article: 'safe-at-home',
  },
  'health-cover': {
    condition: any(
      chose('have_health_insurance', 'no', 'not_sure'),
      chose('insurance_coverage', 'none', 'not_sure'),
      chose('free_info_health_insurance', 'yes'),
    ),
    title: 'Find out about health insurance',
    text: 'Ask at work about an HMO. Ask your state scheme or the NHIA about other cover.',
    source: 'NHIA Nigeria',
    article: 'health-cover-in-nigeria',
  },
});
