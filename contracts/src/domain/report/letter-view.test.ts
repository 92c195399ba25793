import { describe, expect, it } from 'vitest';
import { ages, details, view } from '../../../test/report-views.ts';
import type { ReportDetails } from './generated/report-details.ts';
import { letterOf, letterParts } from './letter-view.ts';

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
const band = {
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

function letter(
  told: Partial<ReportDetails>,
  showScores = false,
  leftOut: readonly (typeof letterParts)[number][] = [],
) {
  const section = view(ages(60, 50), details({ facts, ...told })).letter;
  return section && letterOf(section, { showScores, leftOut: new Set(leftOut) });
}

describe('a letter to a health worker', () => {
  it('is not there where a gateway tells no facts', () => {
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
      'a number to be seen by a date',
      { findings: [band] },
      'Please see within 3 months: blood pressure 122/56 mmHg',
    ],
    ['nothing', {}, 'For the record: nothing on this page is urgent.'],
  ])('begins with the reason and the time of %s', (_what, told, reason) => {
    expect(letter(told)?.reason).toBe(reason);
  });

  it('names only what is for the nearest time in its first line, and tells all by their times', () => {
    const low = { ...finding, id: 'pulse', label: 'Resting heart rate', value: '135', questions: [] };
    const later = { ...finding, title: 'Later', urgency: 'within-4-weeks' as const };
    const made = letter({ findings: [later, finding, band, { ...low, title: 'Fast', urgency: 'today' }] });
    expect(made?.reason).toBe('Please see today: resting heart rate 135');
    expect(made?.told).toEqual([
      { when: 'Today', what: 'Fast' },
      { when: 'Within a week', what: 'Your blood pressure is high' },
      { when: 'Within 4 weeks', what: 'Later' },
      { when: 'Within 3 months', what: 'Blood pressure: Low second number' },
    ]);
  });

  it('names a slow pulse beside the pressure, unless the pulse has a notice for the same time', () => {
    const told = { facts: [...facts, { id: 'pulse', label: 'Resting heart rate', value: '40' }] };
    const low = { ...finding, value: '85/50 mmHg', questions: ['resting_heart_rate'] };
    const subject = 'Please see within a week: blood pressure 85/50 mmHg';
    expect(letter({ ...told, findings: [low] })?.reason).toBe(`${subject}, heart rate 40`);
    const slow = { ...low, id: 'pulse', label: 'Resting heart rate', value: '40' };
    expect(letter({ ...told, findings: [low, slow] })?.reason).toBe(`${subject}; resting heart rate 40`);
  });

  it('is not in the colour of a crisis for a fever', () => {
    const fever = { ...finding, id: 'fever', urgency: 'today' as const };
    expect(letter({ findings: [fever] })?.level).toBe('by-date');
    expect(letter({ findings: [{ ...fever, id: 'breath' }] })?.level).toBe('crisis');
    expect([letter({ findings: [band] })?.level, letter({})?.level]).toEqual(['by-date', 'none']);
  });

  it('keeps facts that only another gateway tells', () => {
    const health = letter({})?.groups.find(({ heading }) => heading === 'Health and habits');
    expect(health?.rows).toContainEqual({ label: 'Blood group', value: 'O' });
  });

  it('leaves out sleep and activity, and never the medicine', () => {
    const labels = letter({}, false, letterParts)?.groups.flatMap(({ rows }) => rows.map(each => each.label));
    expect(labels).toContain('Blood pressure medicine');
    expect(labels).not.toContain('Sleep');
  });

  it('calls an unknown model by its id and version', () => {
    const risk = letter({ tenYears })?.groups.find(({ heading }) => heading === 'Risk in 10 years');
    expect(risk?.rows).toEqual([
      { label: 'Ten-year risk', value: 'about 23 in 100: high' },
      { label: "Healthy peer's risk", value: 'about 8 in 100' },
      { label: 'Model', value: 'a-model, version 1' },
    ]);
  });

  it('has scores with what was not asked, or a line to write them', () => {
    const told = { instruments: [{ id: 'phq-2', label: 'Mood (PHQ-2)', score: 1, max: 6 }] };
    expect(letter(told, true)?.scores).toEqual([
      'Mood (PHQ-2): 1 of 6.',
      'The question on self-harm is not asked.',
    ]);
    const labels = (showScores: boolean) => letter(told, showScores)?.lines.map(({ label }) => label);
    expect(labels(true)).not.toContain('PHQ-2 and GAD-2 scores');
    expect(letter(told)?.scores).toEqual([]);
    expect(labels(false)).toContain('PHQ-2 and GAD-2 scores');
  });
});
