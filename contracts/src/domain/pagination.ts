/** Rows on a page of the wait-list table (s.9). */
export const waitListPageSize = 10;

/** Cuts one page out of a list. `page` counts from 1, and is brought back into the list. An empty list has one empty page. */
export function paginate<Row>(rows: readonly Row[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  return {
    rows: shown,
    page: current,
    pageCount,
    /** First and last row shown, counted from 1; both 0 for an empty list. */
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
    total: rows.length,
    hasPrevious: current > 1,
    hasNext: current < pageCount,
  };
}
