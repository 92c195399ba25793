import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

describe('reading grade', () => {
  it('is that of the formula', () => {
    // Six words of one syllable: 0.39 * 6 + 11.8 * 1 - 15.59.
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
    // Two sentences, eight words, twelve syllables: 0.39 * 4 + 11.8 * 12 / 8 - 15.59.
    expect(readingGrade('Drink more water today. Walk after your dinner.')).toBeCloseTo(3.67, 2);
  });

  it('takes an item of a list for a sentence, and leaves headings out', () => {
    const plain = readingGrade('Drink more water today. Walk after your dinner.');
    expect(
      readingGrade('<ul>\n<li>Drink more <em>water</em> today</li>\n<li>Walk after your dinner</li>\n</ul>'),
    ).toBe(plain);
    expect(readingGrade('<h2>Eat</h2>\n<p>Drink more water today. Walk after your dinner.</p>')).toBe(plain);
  });

  it('tells the words of a paper from those of a friend', () => {
    const paper =
      'Cardiovascular morbidity correlates significantly with insufficient physical activity and excessive sodium consumption in occupational populations.';
    expect(readingGrade(paper)).toBeGreaterThan(16);
  });

  it('knows no grade for nothing', () => {
    expect(() => readingGrade('<p>…</p>')).toThrow('no sentence');
  });
});
