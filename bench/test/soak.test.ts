import { describe, expect, inject, it } from 'vitest';
import { changeOf, isFlat, linesOf, readSoakSettings, runSoak, type Sample } from '../src/scenarios/soak.ts';

const minutes = (count: number) => count * 60_000;

/** A sample a minute, for half an hour, whose memory is what a rule says. */
function samplesOf(rss: (minute: number) => number, heap = (_minute: number) => 1): Sample[] {
  return Array.from({ length: 31 }, (_, minute) => ({
    atMs: minutes(minute),
    rss: rss(minute),
    heap: heap(minute),
    external: 1,
    stallMs: 1,
    workMs: 1,
    sockets: 1,
    handles: 1,
  }));
}

describe('a soak', () => {
  it('compares five minutes after three of warming up with the last five', () => {
    const settings = readSoakSettings([]);
    expect(settings).toMatchObject({
      totalMs: minutes(30),
      faults: 5,
      warmUpMs: minutes(3),
      windowMs: minutes(5),
    });
    const change = changeOf(
      samplesOf(minute => (minute < 3 ? 500 : 100 + minute)),
      'rss',
      settings,
    );
    expect(change).toMatchObject({ first: 106, last: 128 });
  });

  it.each([
    { what: 'memory that stays', rss: () => 100, flat: true },
    { what: 'memory that swings', rss: (minute: number) => 100 + (minute % 3), flat: true },
    { what: 'memory that grows by a MB a minute', rss: (minute: number) => 100 + minute, flat: false },
    { what: 'memory that was not measured', rss: () => Number.NaN, flat: false },
  ])('takes $what for what it is', ({ rss, flat }) => {
    expect(isFlat(samplesOf(rss), readSoakSettings([]))).toBe(flat);
  });

  it('finds objects that grow in memory that stays', () => {
    const samples = samplesOf(
      () => 200,
      minute => 30 + minute / 10,
    );
    expect(isFlat(samples, readSoakSettings([]))).toBe(false);
  });

  it('refuses a number that makes no sense', () => {
    expect(() => readSoakSettings(['--faults', '101'])).toThrow('--faults');
    expect(() => readSoakSettings(['--minutes', 'long'])).toThrow('--minutes');
  });

  it.each(inject('long') ? ['the adapter'] : [])(
    'calls %s, has faults made, and asks it what it holds',
    async () => {
      const settings = readSoakSettings(['--minutes', '0.05', '--faults', '30']);
      const samples: Sample[] = [];
      const result = await runSoak(settings, sample => samples.push(sample));
      expect(result.samples).toHaveLength(30);
      expect(samples).toEqual(result.samples);
      for (const { rss, heap, handles } of samples) expect(Math.min(rss, heap, handles)).toBeGreaterThan(0);
      expect(result.crashes).toEqual([]);
      expect(result.kinds.get('OK')).toBeGreaterThan(0);
      // What callers got besides is told in the words of the closed list.
      expect(result.kinds.size).toBeGreaterThan(2);
      expect(result.faults).toBeGreaterThan(2);
      expect(linesOf(settings, result).join('\n')).toContain('| memory of the process, MB |');
    },
  );
});
