import type { Finding } from '../finding.ts';
import type { Measurements } from '../measurements.ts';
import { type Band, bandOf } from './band.ts';

const cholesterolBands: readonly [Band, ...Band[]] = [
  { below: 200, band: 'Desirable', tone: 'good', text: 'Below 200 is the range to stay in.' },
  {
    below: 240,
    band: 'Borderline high',
    tone: 'note',
    text: 'Less fried food and palm oil, and more beans, vegetables and fish, can bring it down.',
  },
  {
    below: Number.POSITIVE_INFINITY,
    band: 'High',
    tone: 'attention',
    text: 'Talk to a health worker about this number and about a full cholesterol test.',
  },
];

const glucoseBands: readonly [Band, ...Band[]] = [
  {
    below: 70,
    band: 'Low',
    tone: 'attention',
    text: 'Low blood sugar can make you shaky or faint. Eat something now if you feel so, and tell a health worker.',
  },
  {
    below: 100,
    band: 'Normal',
    tone: 'good',
    text: 'A good fasting number. Keep it with food and movement.',
  },
  {
    below: 126,
    band: 'Raised',
    tone: 'note',
    text: 'Above normal, below the diabetes range. Moving more and losing some weight help. Test again within a year.',
  },
  {
    below: Number.POSITIVE_INFINITY,
    band: 'Diabetes range',
    tone: 'attention',
    text: 'This is not a diagnosis, and only counts if you had not eaten for 8 hours. Have it tested again soon.',
  },
];

const columns = ({ band, tone, text }: Band) => ({ band, tone, text });

/** Total cholesterol against the NCEP borders. It is not part of the risk age: that would need HDL, which is not asked. */
export function cholesterolFinding({ cholesterol }: Measurements): Finding | null {
  if (cholesterol === null) return null;
  return {
    id: 'cholesterol',
    label: 'Total cholesterol',
    value: `${cholesterol} mg/dL`,
    ...columns(bandOf(cholesterol, cholesterolBands)),
    questions: ['cholesterol_level'],
    source: 'NCEP ATP III',
  };
}

/** Fasting blood sugar against the ADA borders. */
export function glucoseFinding({ glucose }: Measurements): Finding | null {
  if (glucose === null) return null;
  return {
    id: 'glucose',
    label: 'Fasting blood sugar',
    value: `${glucose} mg/dL`,
    ...columns(bandOf(glucose, glucoseBands)),
    questions: ['blood_glucose'],
    source: 'American Diabetes Association; Framingham 2008',
  };
}
