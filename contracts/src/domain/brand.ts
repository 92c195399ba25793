/*
 * The brand in the web app, prerendered pages, e-mails, PDFs and docs. docs/make-it-yours.md lists where else the brand appears.
 * Each part is a separate constant, so that a bundle contains only the parts that it uses.
 */

/** The name of the product, as people read it. */
export const brandName = 'Choose Life';

/** The logo as SVG shapes in a square of 32 by 32 with rounded corners: a white path, and a dot in the `accent` colour. */
export const brandLogo = {
  path: 'M16 7c6 5 6 13 0 18-6-5-6-13 0-18Zm0 6v7',
  dot: { x: 24.5, y: 7.5, radius: 3.5 },
} as const;

/** The colours of the brand in hexadecimal. */
export const brandColours = {
  /** Links, and the logo's background on a light background. */
  main: '#2b2f8f',
  /** The logo's background on a `deep` background. */
  onDeep: '#3a40a6',
  /** A darker `main`, for backgrounds. */
  deep: '#191c57',
  accent: '#ffb938',
} as const;
