import { describe, expect, it } from 'vitest';
import { ages, details, view } from '../../../test/report-views.ts';

describe('an urgent finding', () => {
  const told = details({
    findings: [
      {
        id: 'a',
        label: 'A',
        value: '',
        band: 'A',
        tone: 'urgent',
        urgency: 'now',
        title: 'Act',
        text: 'Now.',
        questions: [],
        source: '',
      },
    ],
  });

  it('comes first and takes the place of praise; the specified sentence stays as plain text', () => {
    for (const given of [ages(43, 41), ages(52, 44)]) {
      const { analysis, urgent } = view(given, told);
      expect(urgent?.notices[0]).toMatchObject({ title: 'Act', text: 'Now.' });
      expect(analysis.tone).toBe('urgent');
      expect(analysis.headline).toMatch(/^Healthier living can reduce your risks by \d years$/);
    }
  });

  it('is said once: its row among the numbers has no text', () => {
    expect(view(ages(52, 44), told).numbers?.rows[0]?.text).toBeNull();
  });

  it('has the configured help lines, or a sentence that always holds', () => {
    expect(view(ages(52, 44), told).urgent?.help).toEqual({
      lead: 'Talk to a doctor, a nurse, or somebody you trust, today.',
      lines: [],
    });
    expect(view(ages(52, 44), told, { helpLines: ['Nurse: 112'] }).urgent?.help.lines).toEqual([
      'Nurse: 112',
    ]);
  });

  it('is known from the answers as they were sent where the gateway tells the ages alone', () => {
    const hosted = view(ages(52, 44), null, { urgentIds: ['pressure-very-high', 'unknown'] });
    expect(hosted.urgent?.notices.map(({ id }) => id)).toEqual(['pressure-very-high']);
  });
});
