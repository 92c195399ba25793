/**
 * `node web/tools/subset-heading-font.ts` writes the font of headings with only the characters that `src/styles/fonts.css`
 * gives to it and the weights that headings use, at half the size. npm downloads subset-font for it. Run it after a change of
 * those characters or of the font's package, and commit the result.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headingCharacters } from './heading-characters.ts';

const version = '2.9.0';
/** The package has no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: { wght: { min: number; max: number } };
    noLayoutClosure: boolean;
  },
) => Promise<Buffer>;

const own = createRequire(import.meta.url);
const face = resolve(own.resolve('@fontsource-variable/bricolage-grotesque/package.json'), '..');
const fonts = resolve(import.meta.dirname, '../src/styles/fonts');
const workFolder = await mkdtemp(join(tmpdir(), 'choose-life-font-'));
try {
  const packages = [
    'install',
    '--prefix',
    workFolder,
    '--no-save',
    '--loglevel=error',
    `subset-font@${version}`,
  ];
  execFileSync('npm', packages, { cwd: workFolder, stdio: 'inherit' });
  const subsetFont: SubsetFont = createRequire(join(workFolder, 'from-here.js'))('subset-font');
  const whole = await readFile(join(face, 'files/bricolage-grotesque-latin-wght-normal.woff2'));
  const subset = await subsetFont(whole, headingCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 500, max: 800 } },
    // Without alternative letter shapes.
    noLayoutClosure: true,
  });
  await writeFile(join(fonts, 'bricolage-grotesque-headings.woff2'), subset);
  await copyFile(join(face, 'LICENSE'), join(fonts, 'bricolage-grotesque-headings.OFL.txt'));
  console.log(`${(subset.length / 1000).toFixed(1)} kB instead of ${(whole.length / 1000).toFixed(1)} kB`);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
