import { describe, expect, it } from 'vitest';
import { ages, details, view } from '../../../test/report-views.ts';
import type { ReportDetails } from './generated/report-details.ts';
import { type Letter, type LetterPart, letterOf, letterParts } from './letter-view.ts';

const finding: ReportDetails['findings'][number] = {
  id: 'blood-pressure',
  label: 'Blood pressure',
  value: '165/104 mmHg',
  band: 'High',
  tone: 'attention',
  urgency: 'within-a-week',
  showBy: null,
  lead: null,
  title: 'Your blood pressure is high',
  text: 'See a health worker within a week.',
  questions: ['blood_pressure_measured'],
  source: '',
  article: null,
  mustPrint: true,
};
/** A finding that is not urgent, but that a health worker should see by a date. */
const findingByDate = {
  ...finding,
  value: '122/56 mmHg',
  band: 'Low second number',
  urgency: null,
  showBy: 'within 3 months',
};
const facts = [
  { id: 'age', label: 'Age', value: '48 years' },
  { id: 'medicine', label: 'Blood pressure medicine', value: 'Yes' },
  { id: 'sleep', label: 'Sleep', value: 'Less than 5 hours' },
  { id: 'of-another-gateway', label: 'Blood group', value: 'O' },
];
const tenYears = { now: 23.4, after: 12, healthyPeer: 8, band: 'high', note: null, action: null };

interface LetterOptions {
  showScores?: boolean;
  omittedParts?: readonly LetterPart[];
}

/** The letter of a report whose details have these members; null if there is no letter. */
function letter(
  members: Partial<ReportDetails>,
  { omittedParts = [], showScores = false }: LetterOptions = {},
): Letter | null {
  const section = view(ages(60, 50), details({ facts, ...members })).letter;
  return section && letterOf(section, { showScores, omittedParts: new Set(omittedParts) });
}

describe('a letter to a health worker', () => {
  it('does not exist if the gateway sends no facts', () => {
    expect(letter({ facts: [] })).toBeNull();
  });

  it.each<[string, Partial<ReportDetails>, string]>([
    [
      'a notice',
      { findings: [finding] },
      'Please see within a week: blood pressure 165/104 mmHg, on medicine',
    ],
    [
      'the ten-year risk',
      { tenYears: { ...tenYears, action: 'Show this page to a health worker within 3 months.' } },
      'Please see within 3 months: risk of a heart attack or stroke in 10 years about 23 in 100 (high)',
    ],
    [
      'a finding with a date',
      { findings: [findingByDate] },
      'Please see within 3 months: blood pressure 122/56 mmHg',
    ],
    [
      'the ten-year risk and a finding with an earlier date',
      {
        tenYears: { ...tenYears, action: 'Show this page to a health worker within 3 months.' },
        findings: [{ ...findingByDate, showBy: 'within 2 weeks' }],
      },
      'Please see within 3 months: risk of a heart attack or stroke in 10 years about 23 in 100 (high). Please see within 2 weeks: blood pressure 122/56 mmHg',
    ],
    ['nothing urgent', {}, 'For the record: nothing on this page is urgent.'],
  ])('begins, for %s, with the reason to see the person', (_what, members, reason) => {
    expect(letter(members)?.reason).toBe(reason);
  });

  it('lists all notices by time and names only the most urgent notices in its first line', () => {
    const pulse = { ...finding, id: 'pulse', label: 'Resting heart rate', value: '135', questions: [] };
    const fast = { ...pulse, title: 'Fast', urgency: 'today' as const };
    const later = { ...finding, title: 'Later', urgency: 'within-4-weeks' as const };
    const result = letter({ findings: [later, finding, findingByDate, fast] });
    expect(result?.reason).toBe('Please see today: resting heart rate 135');
    expect(result?.instructions).toEqual([
      { label: 'Today', what: 'Fast' },
      { label: 'Within a week', what: 'Your blood pressure is high' },
      { label: 'Within 4 weeks', what: 'Later' },
      { label: 'Within 3 months', what: 'Blood pressure: Low second number' },
    ]);
  });

  const pulseFact = { id: 'pulse', label: 'Resting heart rate', value: '40' };
  const lowPressure = { ...finding, value: '85/50 mmHg', questions: ['resting_heart_rate'] };

  it('names a slow pulse together with the pressure', () => {
    const result = letter({ facts: [...facts, pulseFact], findings: [lowPressure] });
    expect(result?.reason).toBe('Please see within a week: blood pressure 85/50 mmHg, heart rate 40');
  });

  it('names a slow pulse only once if a separate notice with the same urgency is about the pulse', () => {
    const slowPulse = { ...lowPressure, ...pulseFact };
    const result = letter({ facts: [...facts, pulseFact], findings: [lowPressure, slowPulse] });
    expect(result?.reason).toBe('Please see within a week: blood pressure 85/50 mmHg; resting heart rate 40');
  });

  it.each<[string, Letter['level'], Partial<ReportDetails>]>([
    // A fever is not a crisis, because most fevers need only a test (urgency.ts).
    ['a fever', 'by-date', { findings: [{ ...finding, id: 'fever', urgency: 'today' }] }],
    ['another notice for today', 'crisis', { findings: [{ ...finding, id: 'breath', urgency: 'today' }] }],
    ['a finding with a date', 'by-date', { findings: [findingByDate] }],
    ['no notice', 'none', {}],
  ])('has for %s the level %s', (_what, level, members) => {
    expect(letter(members)?.level).toBe(level);
  });

  it('lists facts with an unknown id under "Health and habits"', () => {
    const health = letter({})?.groups.find(({ heading }) => heading === 'Health and habits');
    expect(health?.rows).toContainEqual({ label: 'Blood group', value: 'O' });
  });

  it('omits the sleep but not the medicine if all optional parts are omitted', () => {
    const shortened = letter({}, { omittedParts: letterParts });
    const labels = shortened?.groups.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels).toContain('Blood pressure medicine');
    expect(labels).not.toContain('Sleep');
  });

  it('names an unknown model by its id and version', () => {
    const model = { id: 'a-model', version: '1', hash: null };
    const risk = letter({ model, tenYears })?.groups.find(({ heading }) => heading === 'Risk in 10 years');
    expect(risk?.rows).toEqual([
      { label: 'Ten-year risk', value: 'about 23 in 100: high' },
      { label: "Healthy peer's risk", value: 'about 8 in 100' },
      { label: 'Model', value: 'a-model, version 1' },
    ]);
  });

  const instruments = [{ id: 'phq-2', label: 'Mood (PHQ-2)', score: 1, max: 6 }];
  const scoresLine = 'PHQ-2 and GAD-2 scores';

  it('contains the scores for mood and worry if `showScores` is true', () => {
    const shown = letter({ instruments }, { showScores: true });
    expect(shown?.scores).toEqual(['Mood (PHQ-2): 1 of 6.', 'The question on self-harm is not asked.']);
    expect(shown?.blankLines.map(({ label }) => label)).not.toContain(scoresLine);
  });

  it('has an empty line for the scores for mood and worry if `showScores` is false', () => {
    const withoutScores = letter({ instruments });
    expect(withoutScores?.scores).toEqual([]);
    expect(withoutScores?.blankLines.map(({ label }) => label)).toContain(scoresLine);
  });
});
