/** Number of rows on a page of the wait-list table (s.9). */
export const waitListPageSize = 10;

/** One page of a list. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of the first row on the page, from 1; 0 for an empty list. */
  readonly from: number;
  /** Number of the last row on the page; 0 for an empty list. */
  readonly to: number;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Returns one page of a list. `page` counts from 1; a number outside the list gives the nearest page. An empty list has one empty page. */
export function paginate<Row>(rows: readonly Row[], page: number, size: number): ListPage<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  // `|| 1` converts NaN, which `Math.max` would return.
  const pageNumber = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const start = (pageNumber - 1) * size;
  const pageRows = rows.slice(start, start + size);
  return {
    rows: pageRows,
    page: pageNumber,
    pageCount,
    from: pageRows.length === 0 ? 0 : start + 1,
    to: start + pageRows.length,
    total: rows.length,
    hasPrevious: pageNumber > 1,
    hasNext: pageNumber < pageCount,
  };
}
