import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from './palette.ts';

const files = {
  regular: '400Regular/NunitoSans_400Regular.ttf',
  strong: '700Bold/NunitoSans_700Bold.ttf',
  display: '800ExtraBold/NunitoSans_800ExtraBold.ttf',
} as const;

export type Weight = keyof typeof files;

const fileOf = (path: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/nunito-sans/${path}`)));

/** Nunito Sans, embedded: it has the dotted letters and tone marks of Nigerian names, which the PDF's own fonts lack. */
export const fontFiles: Readonly<Record<Weight, Buffer>> = {
  regular: fileOf(files.regular),
  strong: fileOf(files.strong),
  display: fileOf(files.display),
};

export interface TextStyle {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  readonly colour: string;
  /** Extra points between lines. */
  readonly lineGap?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** The few text styles of a report; sizes in points. */
export const styles = {
  headline: { weight: 'display', size: 21, colour: palette.ink, lineGap: 0 },
  title: { weight: 'display', size: 15, colour: palette.ink },
  lead: { weight: 'regular', size: 11.5, colour: palette.inkMuted, lineGap: 2 },
  body: { weight: 'regular', size: 10, colour: palette.ink, lineGap: 1.5 },
  muted: { weight: 'regular', size: 9.5, colour: palette.inkMuted, lineGap: 1.5 },
  strong: { weight: 'strong', size: 10, colour: palette.ink, lineGap: 1.5 },
  caption: { weight: 'regular', size: 8, colour: palette.inkSubtle, lineGap: 1 },
} as const satisfies Record<string, TextStyle>;
