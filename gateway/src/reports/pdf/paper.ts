/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 38 } as const;

/** Where text stands on every page. */
export const column = { x: paper.margin, width: paper.width - 2 * paper.margin } as const;

/** Space between two things that stand side by side. */
export const gutter = 18;

/** Width of one of two things that stand side by side. */
export const half = (column.width - gutter) / 2;

/** The last point above the footer, and the footer's top. */
export const contentBottom = 808;
export const footerTop = 814;
