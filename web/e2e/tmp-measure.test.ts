import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { openReport } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';

const product = setUpProduct();
const all = JSON.parse(readFileSync('/tmp/looks/crowded.json', 'utf8')) as { at: number; answers: Record<string, never>; chars: number }[];
const rows = [{ at: -1, answers: {}, chars: 0 }, ...all];
it('measure', { timeout: 580_000, retry: 0 }, async () => {
  const out: string[] = [];
  for (const { at, answers, chars } of rows) {
    const clean = at < 0 ? {} : { ...Object.fromEntries(demoKeys.map(key => [key, null])), ...answers };
    const page = await openReport(product, [clean], { viewport: { width: 390, height: 844 } });
    await page.waitForTimeout(600);
    const parts = await page.evaluate(() => [...document.querySelectorAll('main .rounded-card')].map(c => `${c.querySelector('h2')?.textContent}=${Math.round(c.getBoundingClientRect().height)}`).join(' '));
    const height = await page.evaluate('document.documentElement.scrollHeight');
    out.push(`${height} at ${at} chars ${chars} ${parts}`);
    console.log(out.at(-1));
    if (process.env.SHOT === String(at)) await page.screenshot({ path: `/tmp/looks/pics/measure-${at}.png`, fullPage: true });
    await page.close();
  }
});
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
const demoKeys = Object.keys(demoAnswers);
