/**
 * `npm run lighthouse`: the marketing pages as a phone sees them, the median of three runs each. Ends with 1 where a page has
 * less than 100 for accessibility, best practices or SEO, or less than 98 for performance. Arguments narrow it:
 * `npm run lighthouse -- /faqs /blog`. npx fetches Lighthouse, which nothing else here needs.
 */
import { spawn } from 'node:child_process';
import { routeNames, routes } from '../src/paths.ts';
import { browserPath } from './support/browser.ts';
import { startProduct } from './support/product.ts';

const version = '13.5.0';
const runs = 3;
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
// The keys of a literal table are its names; Object.keys only knows them as strings.
const categories = Object.keys(least) as readonly Category[];

/** A report of Lighthouse, as far as it is read here. */
interface Report {
  readonly categories: Record<Category, { readonly score: number | null }>;
  readonly audits: Record<
    string,
    { readonly score: number | null; readonly title: string; readonly displayValue?: string }
  >;
}

const wanted = process.argv.slice(2);
const paths = routeNames
  .map(name => routes[name])
  .filter(({ group, robots }) => group === 'marketing' && robots === 'index')
  .map(({ path }) => path)
  .filter(path => wanted.length === 0 || wanted.includes(path));

const say = (line: string) => void process.stdout.write(`${line}\n`);
const product = await startProduct();
let fine = true;
try {
  say(`${'page'.padEnd(20)}${categories.map(name => name.padStart(16)).join('')}    LCP      TBT    CLS`);
  for (const path of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await report(`${product.url}${path}`));
    const scores = categories.map(name => ({
      name,
      score: median(reports.map(report => scoreOf(report, name))),
    }));
    const values = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      audit => reports[0]?.audits[audit]?.displayValue ?? '-',
    );
    say(
      `${path.padEnd(20)}${scores.map(({ score }) => String(score).padStart(16)).join('')}    ${values.join('  ')}`,
    );
    const short = scores.filter(({ name, score }) => score < least[name]);
    if (short.length > 0) {
      fine = false;
      for (const fault of faultsOf(reports[0])) say(`  ${fault}`);
    }
  }
} finally {
  await product.stop();
}
process.exitCode = fine ? 0 : 1;

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100);
}

function median(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
}

function faultsOf(report: Report | undefined): string[] {
  return Object.values(report?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}

/** Traces fail now and then on a busy machine: each run has three tries. */
async function report(address: string, tries = 3): Promise<Report> {
  try {
    return await lighthouse(address);
  } catch (fault) {
    if (tries === 1) throw fault;
    return report(address, tries - 1);
  }
}

function lighthouse(address: string): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => {
      if (code !== 0) return reject(new Error(`Lighthouse ended with ${code} at ${address}`));
      // Lighthouse's own format; the scores asked for above are in it.
      resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Report);
    });
  });
}
