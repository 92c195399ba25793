/**
 * Draws `public/open-graph.png`, the picture that other websites show for a link. Run it after a change of the design:
 * `node web/tools/draw-open-graph.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const pictures = resolve(import.meta.dirname, '../public');
/** Ground and lines of each pillar in the light theme. */
const pillars = {
  health: ['#e7e9fa', '#2b2f8f'],
  lifestyle: ['#fbe6f1', '#9c1f63'],
  fitness: ['#fde9dd', '#a63e0a'],
  nutrition: ['#e3f3e4', '#22682f'],
};
const fonts = {
  Bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  Nunito: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
};

const faces = await Promise.all(
  Object.entries(fonts).map(async ([name, path]) => {
    const font = await readFile(createRequire(import.meta.url).resolve(path), 'base64');
    return `@font-face { font-family: ${name}; font-weight: 200 1000; src: url(data:font/woff2;base64,${font}) }`;
  }),
);
const squares = await Promise.all(
  Object.entries(pillars).map(async ([pillar, [ground, lines]]) => {
    // The first group with this opacity holds the pillar's motif.
    const cloth = await readFile(join(pictures, `pictures/${pillar}-cloth.svg`), 'utf8');
    const motif = cloth.match(/opacity="0\.95">(.+?)<\/g>/)?.[1] ?? '';
    return `<svg viewBox="-14 -14 92 92" style="background: ${ground}; stroke: ${lines}">${motif}</svg>`;
  }),
);

const html = `<style>
  ${faces.join('\n')}
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 664px 1fr; background: #191c57; color: #fff }
  main { display: grid; align-content: space-between; padding: 72px 0 72px 72px }
  .name { display: flex; align-items: center; gap: 20px; font: 700 40px Bricolage }
  .name svg { width: 64px }
  h1 { font: 700 76px/1.08 Bricolage; letter-spacing: -.015em }
  p { font: 600 30px/1.4 Nunito; color: #c6caf2 }
  aside { display: grid; grid-template-columns: 228px 228px; place-content: center; gap: 10px }
  aside svg { border-radius: 20px; fill: none; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
</style>
<main>
  <div class="name">
    <svg viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3a40a6"/><path d="M16 7c6 5 6 13 0 18-6-5-6-13 0-18Zm0 6v7" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="24.5" cy="7.5" r="3.5" fill="#ffb938"/></svg>
    Choose Life
  </div>
  <h1>Know the age your body is living at.</h1>
  <p>A confidential health check.<br>Health, lifestyle, fitness, nutrition.</p>
</main>
<aside>${squares.join('')}</aside>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(join(pictures, 'open-graph.png'), await page.screenshot({ type: 'png' }));
} finally {
  await browser.close();
}
