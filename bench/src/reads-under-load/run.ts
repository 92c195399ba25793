import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { writeSection } from '../speed-page.ts';
import { readUnderLoad } from './read-under-load.ts';
import { type ReadsRow, readsSection } from './section.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench:beside`: how long a read takes while others do slow work: 30 PDFs at once, or 600 log-ins in half a second,
 * through the adapter to the embedded gateway. Prints the results and writes them into docs/speed.md.
 */
const rounds = 3;
const pdfs = 30;
const logIns = { count: 600, inMs: 500 };

const [loadAverage = 0] = loadavg();
const product = await startProduct();
const reportIds: string[] = [];
for (let made = 0; made < rounds * pdfs; made += 1) reportIds.push(await product.newReport());
// A thread reads its code and fonts before its first report, and the first reads compile.
await Promise.all(reportIds.slice(0, 2).map(product.print));
for (let n = 0; n < 50; n += 1) await product.read();

const printAll = async () => {
  const statuses: number[] = [];
  for (let from = 0; from < reportIds.length; from += pdfs) {
    statuses.push(...(await Promise.all(reportIds.slice(from, from + pdfs).map(product.print))));
  }
  return statuses;
};
const logInAll = () => {
  const inTurn = Array.from({ length: logIns.count }, async (_, n) => {
    await delay((n * logIns.inMs) / logIns.count);
    return product.logIn();
  });
  return Promise.all(inTurn);
};

const rows: ReadsRow[] = [];
for (const [load, work] of [
  ['nothing', () => delay(3_000, [])],
  [`${pdfs} PDFs at once that are drawn, ${rounds} times`, printAll],
  [`${pdfs} PDFs at once that are kept, ${rounds} times`, printAll],
  [`${logIns.count} log-ins in ${logIns.inMs / 1000} s`, logInAll],
] as const) {
  await product.maxWorkMs();
  const measured = await readUnderLoad(product.read, work);
  rows.push({ load, ...measured, maxWorkMs: await product.maxWorkMs() });
}
await product.stop();
await writeSection('readsUnderLoad', readsSection(rows, loadAverage));
