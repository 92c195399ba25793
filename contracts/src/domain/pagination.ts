/** One page of a list, with what its caption and buttons need. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** From 1; a page out of range is brought back into it. */
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number;
  /** First and last row shown, counted from 1; both 0 for an empty list. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Rows on a page of the wait-list table (s.9). */
export const waitListPageSize = 10;

/** Cuts one page out of a list. `page` counts from 1, `size` is at least 1. */
export function paginate<Row>(rows: readonly Row[], page: number, size: number): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  return {
    rows: shown,
    page: current,
    pageCount,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
    total: rows.length,
    hasPrevious: current > 1,
    hasNext: current < pageCount,
  };
}
