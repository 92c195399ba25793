/*
 * The brand in the web app, prerendered pages, e-mails, PDFs and docs. docs/make-it-yours.md lists all other places of the brand.
 * Each part is a constant of its own, so that a bundle contains only the parts that it uses.
 */

export const brandName = 'Choose Life';

/** The logo in a square of 32: a line on a round ground, and a dot. */
export const brandLogo = {
  path: 'M16 7c6 5 6 13 0 18-6-5-6-13 0-18Zm0 6v7',
  dot: { x: 24.5, y: 7.5, radius: 3.5 },
} as const;

export const brandColours = {
  main: '#2b2f8f',
  /** Of the logo's ground on a deep one. */
  onDeep: '#3a40a6',
  deep: '#191c57',
  accent: '#ffb938',
} as const;
