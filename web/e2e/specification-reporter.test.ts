import { describe, expect, it } from 'vitest';
import { provenBy, proves, specification } from './specification.ts';
import { coverageReport } from './specification-reporter.ts';

describe('specification', () => {
  it('has statements in each section that a screen can show', () => {
    const sections = new Set(specification.map(({ section }) => section));
    expect([...sections].sort()).toEqual(
      ['s.1', 's.2.1', 's.2.2', 's.2.3', 's.2.4', 's.2.5', 's.3', 's.4', 's.5', 's.6', 's.8', 's.9'].sort(),
    );
  });

  it('numbers the statements of a section from 1 without a gap', () => {
    for (const inSection of Map.groupBy(specification, ({ section }) => section).values()) {
      expect(inSection.map(({ id }) => Number(id.split('-')[1]))).toEqual(inSection.map((_, at) => at + 1));
    }
  });

  it('finds in a title the statements it names, and only real ones', () => {
    expect(provenBy(`home > ${proves('s2.1-13', 's4-16')} fades, unlike s9-99`)).toEqual([
      's2.1-13',
      's4-16',
    ]);
  });
});

describe('specification reporter', () => {
  it('counts by section and lists what is open', () => {
    const some = specification.filter(({ section }) => section === 's.2.5' || section === 's.6');
    expect(coverageReport(some, new Set(['s2.5-01', 's2.5-02', 's6-01'])).split('\n')).toEqual([
      'Specification: statements proven in the browser',
      '  s.2.5      2 of 2',
      '  s.6        1 of 6  open: s6-02 s6-03 s6-04 s6-05 s6-06',
      '  all        3 of 8',
    ]);
  });
});
