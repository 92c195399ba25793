import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate, waitListPageSize } from './pagination.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('paginate', () => {
  it.each([
    [0, 1, { page: 1, pageCount: 1, from: 0, to: 0, hasPrevious: false, hasNext: false }],
    [1, 1, { page: 1, pageCount: 1, from: 1, to: 1, hasPrevious: false, hasNext: false }],
    [10, 1, { page: 1, pageCount: 1, from: 1, to: 10, hasPrevious: false, hasNext: false }],
    [11, 1, { page: 1, pageCount: 2, from: 1, to: 10, hasPrevious: false, hasNext: true }],
    [11, 2, { page: 2, pageCount: 2, from: 11, to: 11, hasPrevious: true, hasNext: false }],
    [25, 2, { page: 2, pageCount: 3, from: 11, to: 20, hasPrevious: true, hasNext: true }],
    [25, 9, { page: 3, pageCount: 3, from: 21, to: 25, hasPrevious: true, hasNext: false }],
    [25, 0, { page: 1, pageCount: 3, from: 1, to: 10, hasPrevious: false, hasNext: true }],
    [25, Number.NaN, { page: 1, pageCount: 3, from: 1, to: 10, hasPrevious: false, hasNext: true }],
  ])('for %i rows on pages of 10 and the page number %d returns %j', (count, page, expected) => {
    expect(paginate(rowsOf(count), page, waitListPageSize)).toMatchObject({ ...expected, total: count });
  });

  it('returns each row on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
        const rows = rowsOf(count);
        const { pageCount } = paginate(rows, 1, size);
        const pages = Array.from({ length: pageCount }, (_, index) => paginate(rows, index + 1, size));
        expect(pages.flatMap(page => page.rows)).toEqual(rows);
        for (const page of pages) expect(page.rows.length).toBeLessThanOrEqual(size);
      }),
    );
  });
});
