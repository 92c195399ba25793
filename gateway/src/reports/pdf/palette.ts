/** The light theme's colours, as far as a printed page uses them. */
export const palette = {
  paper: '#FFFFFF',
  cotton: '#F6F7FC',
  sunk: '#ECEEF7',
  line: '#D7DAEA',
  ink: '#15182F',
  inkMuted: '#4B5070',
  inkSubtle: '#5D6283',
  indigo: '#2B2F8F',
  indigoDeep: '#191C57',
  onDeep: '#FFFFFF',
  onDeepMuted: '#C6CAF2',
  marigold: '#FFB938',
  marigoldTint: '#FFF1D4',
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

type Colour = (typeof palette)[keyof typeof palette];
