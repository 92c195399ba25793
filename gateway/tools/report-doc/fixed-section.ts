import { howSectionOf } from '@choose-life/contracts/domain/report/how-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { appraise } from '../../src/appraisal/appraise.ts';
import { list, type Section, table } from './markdown.ts';

const answers = {
  sex: 'male',
  age_in_years: 47,
  height_cm: 175,
  weight_kg: 54,
  high_number: 150,
  low_number: 88,
  blood_pressure_medication: 'yes',
  smoking: 'still_smoke',
  still_smoke: 12,
  blood_glucose: 150,
  PHQa: '1',
  PHQb: '0',
};

/** What stands in every report: years by factor, ten years, how it was worked out. */
export function fixedSection(): Section {
  const appraisal = appraise(answers);
  const since = { at: '2025-03-01T08:00:00.000Z', riskAge: { years: 70, bound: null }, moved: [] };
  const details = { ...appraisal.details, sinceLast: since };
  const view = reportViewOf({ ages: appraisal, details, helpLines: [], timeZone: 'Africa/Lagos' });
  const own = howSectionOf(details);
  const other = howSectionOf(null);
  const { doctor, since: sinceView, steps, tenYears, why } = view;
  return {
    title: 'Years by factor, ten years, and how it was worked out',
    body: [
      `**${why?.heading}** (an example: every value that has a note of its own). ${why?.lead} The years add up to one decimal: "${why?.total}" Beyond the end of the scale they are told as shares of 100 parts. Medicine never has years to win back, nor has a low weight.`,
      table(
        ['Factor', 'Answered', 'Adds', 'To win back', 'Note'],
        why?.rows.map(row => [row.label, row.value, row.yearsText, row.gainText, row.note ?? '']) ?? [],
      ),
      `**${tenYears?.heading}.** "${tenYears?.sentence}" "${tenYears?.caveat}" Beside it: ${tenYears?.rows.map(({ label }) => `"${label}"`).join(', ')}. Under 1 of 100 reads "fewer than 1", over 99 "more than 99".`,
      `**${sinceView?.heading}.** "${sinceView?.sentence}" What moved it stands by factor where both reports come from one version of the model.`,
      `**Steps** stand under "${steps?.heading}" ("${steps?.lead}"), all but two under "${steps?.moreHeading}". **${doctor?.heading}**: ${doctor?.rows.map(({ label }) => label.toLowerCase()).join('; ')}. "${doctor?.lead}"`,
      `**${own.heading}**, of our own model:`,
      list([...own.paragraphs, ...own.limits]),
      `In small print: ${own.sources.map(text => `"${text}"`).join(' ')}`,
      `**${other.heading}**, of another gateway:`,
      list([...other.paragraphs, ...other.limits]),
    ],
  };
}
