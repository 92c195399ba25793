import { brandColours } from '@choose-life/contracts/domain/brand';

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 38 } as const;

/** The area of the content between the margins, in points. */
export const column = { x: paper.margin, width: paper.width - 2 * paper.margin } as const;

/** The space between two columns, in points. */
export const gutter = 18;

/** The width of one of two columns, in points. */
export const halfColumnWidth = (column.width - gutter) / 2;

/** The space above a section, in points. */
export const sectionGap = 9;

/** The end of the content of a page, in points from the top. */
export const contentBottom = 808;
/** The top of the footer, in points from the top of the page. */
export const footerTop = 814;

/** The colours of the light theme that a printed page uses. */
export const palette = {
  paper: '#FFFFFF',
  cotton: '#F6F7FC',
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
  real: '#4B5070',
  realTint: '#ECEEF7',
  risk: '#A63E0A',
  riskTint: '#FDE9DD',
  warn: '#855400',
  warnTint: '#FFF1D4',
  danger: '#B42318',
  dangerTint: '#FDE8E6',
} as const;
