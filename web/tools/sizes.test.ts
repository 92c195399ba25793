import { describe, expect, it } from 'vitest';
import { overLimit, type Sizes } from './sizes.ts';

const light: Sizes = {
  pages: [
    { path: '/', group: 'marketing', kilobytes: 85 },
    { path: '/login', group: 'auth', kilobytes: 125 },
    { path: '/hra/general', group: 'hra', kilobytes: 150 },
  ],
  chunks: [
    { file: 'assets/react-1.js', kilobytes: 70, lazy: false },
    { file: 'assets/calls-1.js', kilobytes: 40, lazy: true },
  ],
};

describe('sizes', () => {
  it('lets pass what stays within the limits', () => {
    expect(overLimit(light)).toEqual([]);
  });

  it('names the page and the file that weigh too much, and the limit', () => {
    const heavy = {
      pages: [
        { path: '/', group: 'marketing', kilobytes: 100.1 },
        { path: '/blog', group: 'marketing', kilobytes: 110.1 },
        { path: '/dashboard', group: 'signed-in', kilobytes: 171 },
      ],
      chunks: [{ file: 'assets/charts-1.js', kilobytes: 41, lazy: true }],
    } as const;
    expect(overLimit(heavy)).toEqual([
      'The first load of /: 100.1 kB of JavaScript (gzip), and 100 is the most.',
      'The first load of /blog: 110.1 kB of JavaScript (gzip), and 110 is the most.',
      'The first load of /dashboard: 171.0 kB of JavaScript (gzip), and 170 is the most.',
      'assets/charts-1.js: 41.0 kB of JavaScript (gzip), and 40 is the most.',
    ]);
  });
});
