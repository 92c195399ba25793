import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from './product.ts';
import { readsBeside } from './reads-beside.ts';
import { type BesideRow, writeBesideSection } from './section.ts';

/**
 * `npm run bench:beside`: how long somebody's read takes while others do what is slow: 30 PDFs at once, or 600 log-ins in half a
 * second, through the adapter to the embedded gateway. Prints the figures and writes them into docs/speed.md.
 */
const rounds = 3;
const pdfs = 30;
const logIns = { count: 600, inMs: 500 };

const [load = 0] = loadavg();
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

const rows: BesideRow[] = [];
for (const [beside, work] of [
  ['nothing', () => delay(3_000, [])],
  [`${pdfs} PDFs at once that are drawn, ${rounds} times`, printAll],
  [`${pdfs} PDFs at once that are kept, ${rounds} times`, printAll],
  [`${logIns.count} log-ins in ${logIns.inMs / 1000} s`, logInAll],
] as const) {
  await product.ownWorkMs();
  const measured = await readsBeside(product.read, work);
  rows.push({ beside, ...measured, ownWorkMs: await product.ownWorkMs() });
}
await product.stop();
await writeBesideSection(rows, load);
