import { brandColours } from '@choose-life/contracts/domain/brand';

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 38 } as const;

/** The area of the content between the margins, in points. */
export const contentArea = { x: paper.margin, width: paper.width - 2 * paper.margin } as const;

/** The space between two columns, in points. */
export const gutter = 18;

/** The width of one of two columns, in points. */
export const halfColumnWidth = (contentArea.width - gutter) / 2;

/** The space above a section, in points. */
export const sectionGap = 9;

/**
 * The end of the content of a page, in points from the top. Content and footer reach into the bottom margin, so that more reports fit on one
 * sheet (docs/decisions/0010).
 */
export const contentBottom = 808;
/** The top of the footer, in points from the top of the page. */
export const footerTop = 814;

/** The colours of a printed page, as in the light theme of the web app (`web/src/styles/tokens.css`). */
export const palette = {
  paper: '#FFFFFF',
  sunk: '#ECEEF7',
  line: '#D7DAEA',
  ink: '#15182F',
  inkMuted: '#4B5070',
  inkSubtle: '#5D6283',
  indigo: brandColours.main,
  indigoTint: '#E7E9FA',
  indigoDeep: brandColours.deep,
  onDeep: '#FFFFFF',
  onDeepMuted: '#C6CAF2',
  marigold: brandColours.accent,
  good: '#1B6B39',
  goodTint: '#E0F3E6',
  realAge: '#4B5070',
  realAgeTint: '#ECEEF7',
  riskAge: '#A63E0A',
  riskAgeTint: '#FDE9DD',
  warn: '#855400',
  warnTint: '#FFF1D4',
  danger: '#B42318',
  dangerTint: '#FDE8E6',
} as const;
