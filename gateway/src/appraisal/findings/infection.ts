import { all, any, chose, not, urgent } from '../condition.ts';
import type { FindingTable } from './table.ts';

const fever = chose('chh_fever', 'yes');
const cough = chose('chh_cough', 'yes');

/** Signs of an infection. Fever and shortness of breath are urgent situations (`urgent-rows.ts`), so they have no bands here. */
export const infectionFindings: FindingTable = {
  id: 'infection',
  label: 'Cough and contact',
  questions: ['chh_cough', 'chh_interact'],
  source: 'WHO, malaria; NCDC Nigeria, respiratory hygiene',
  value: () => 'Recently',
  bands: {
    'infection-cough': {
      condition: all(cough, not(urgent('cough-underweight'))),
      band: 'New cough',
      tone: 'note',
      text: 'Cough into your elbow and keep some distance. A cough of more than 2 weeks needs a test.',
      // The text is a warning: it says when a cough needs a test.
      mustPrint: true,
    },
    'infection-contact': {
      condition: all(chose('chh_interact', 'yes'), not(any(fever, cough))),
      band: 'Close contact',
      tone: 'note',
      text: 'Watch for a cough or a fever for 14 days, and wash your hands often.',
    },
  },
};
