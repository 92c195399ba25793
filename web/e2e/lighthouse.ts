/**
 * `npm run lighthouse`: prints the scores of marketing pages and signed-in pages on a phone. Each score is the median of three runs.
 * Signed-in pages are loaded with an empty cache, then with a warm cache. Exits with 1 if a score with an empty cache is below its limit
 * (`groups`) and the machine has four idle cores. With fewer idle cores, tasks wait for each other, so all scores are only printed. The
 * scores with a warm cache are always only printed. Arguments select pages: `npm run lighthouse -- /faqs /dashboard`.
 *
 * `npm run lighthouse -- compare REF [PATH …]` compares pages with the pages of another commit. `npm run lighthouse -- answers` measures how
 * soon a chosen answer of the assessment is painted, and writes the times to docs/speed.md.
 */
import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { type RouteName, type RouteRow, routeNames, routes } from '../src/paths.ts';
import { measureAnswers } from './answer-times.ts';
import { comparePages } from './compare-pages.ts';
import { browserArguments, browserPath } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { startSignedInBrowser } from './support/signed-in-browser.ts';

const execute = promisify(execFile);
const lighthouseVersion = '13.5.0';
const runsPerPage = 3;
/** The limit for the JSON of a report, which contains screenshots. Node's default of 1 MiB is too small. */
const maxReportBytes = 64 * 1024 * 1024;

/** The categories of Lighthouse that are used here. */
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The properties of Lighthouse's report that are used here. */
interface LighthouseReport {
  readonly categories: Partial<Record<Category, { readonly score: number | null }>>;
  readonly audits: Record<
    string,
    {
      readonly score: number | null;
      readonly title: string;
      readonly displayValue?: string;
      readonly numericValue?: number;
    }
  >;
}

/** Pages with the same limits. */
interface PageGroup {
  readonly pages: readonly RouteName[];
  /** Whether the pages need a session. */
  readonly isSignedIn: boolean;
  /** The lowest allowed scores, from 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
}

const isIndexed = ({ group, robots }: RouteRow) => group === 'marketing' && robots === 'index';

/** The limits. Signed-in pages must not be indexed, so they have no score for search engines. */
const groups: readonly PageGroup[] = [
  {
    pages: routeNames.filter(name => isIndexed(routes[name])),
    isSignedIn: false,
    scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  {
    pages: [
      'dashboard',
      'reports',
      'reportSummary',
      'library',
      'settings',
      'hraStart',
      'hraGeneral',
      'hraReview',
    ],
    isSignedIn: true,
    scores: { performance: 95, accessibility: 100, 'best-practices': 100 },
  },
];

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

const commandLine = process.argv.slice(2);
const [command, ...refAndPaths] = commandLine;
if (command === 'compare') await comparePages(refAndPaths, printLine);
else if (command === 'answers') await measureAnswers();
else await judgePages(commandLine);

async function judgePages(selectedPaths: readonly string[]): Promise<void> {
  const [load = 0] = loadavg();
  const idleCores = availableParallelism() - load;
  const canJudge = idleCores >= 4;
  const product = await startProduct();
  let isPassed = true;
  try {
    for (const { pages, isSignedIn, scores } of groups) {
      const paths = pages
        .map(name => routes[name].path)
        .filter(path => selectedPaths.length === 0 || selectedPaths.includes(path));
      if (paths.length === 0) continue;
      // Cast: `Object.keys` returns `string[]`.
      const categories = Object.keys(scores) as readonly Category[];
      printLine(
        `${'page'.padEnd(26)}${categories.map(name => name.padStart(16)).join('')}    LCP      TBT    CLS`,
      );
      for (const path of paths) {
        const { cold, warm } = await runsOf(product, path, categories, isSignedIn);
        if (!judge(path, cold, scores)) isPassed = false;
        if (isSignedIn) judge(`${path} (warm)`, warm, scores);
      }
    }
  } finally {
    await product.stop();
  }
  if (!canJudge)
    printLine('The scores were not compared with their limits, because that needs four idle cores.');
  process.exitCode = isPassed || !canJudge ? 0 : 1;
}

/**
 * The reports of all runs of a page. Each run has a new browser profile. A signed-in page is loaded twice with the profile, so that the second
 * load has a warm cache.
 */
async function runsOf(
  product: Product,
  path: string,
  categories: readonly Category[],
  isSignedIn: boolean,
): Promise<Readonly<Record<'cold' | 'warm', readonly LighthouseReport[]>>> {
  const address = product.url + path;
  const cold: LighthouseReport[] = [];
  const warm: LighthouseReport[] = [];
  for (let run = 0; run < runsPerPage; run += 1) {
    if (!isSignedIn) {
      cold.push(await runLighthouse(address, categories, null));
      continue;
    }
    const browser = await startSignedInBrowser(product);
    try {
      cold.push(await runLighthouse(address, categories, browser.port));
      warm.push(await runLighthouse(address, categories, browser.port));
    } finally {
      await browser.close();
    }
  }
  return { cold, warm };
}

/** Prints the median scores of a page. A missing score counts as 0. @returns whether each score reaches its limit */
function judge(path: string, reports: readonly LighthouseReport[], scores: PageGroup['scores']): boolean {
  // Cast: `Object.keys` returns `string[]`.
  const medianScores = (Object.keys(scores) as Category[]).map(name => ({
    name,
    score: median(reports.map(report => Math.round((report.categories[name]?.score ?? 0) * 100))),
  }));
  const values = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(audit => {
    const byValue = reports
      .map(report => report.audits[audit])
      .toSorted((one, other) => (one?.numericValue ?? 0) - (other?.numericValue ?? 0));
    return byValue[Math.floor(byValue.length / 2)]?.displayValue ?? '-';
  });
  printLine(
    `${path.padEnd(26)}${medianScores.map(({ score }) => String(score).padStart(16)).join('')}    ${values.join('  ')}`,
  );
  if (medianScores.every(({ name, score }) => score >= (scores[name] ?? 0))) return true;
  // The audits of one run, because the medians of the categories may come from different runs.
  for (const audit of failedAuditsOf(reports[0])) printLine(`  ${audit}`);
  return false;
}

function median(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
}

/** The audits that lower the scores, as lines to print. Lighthouse counts an audit with a score of 0.9 as passed. */
function failedAuditsOf(report: LighthouseReport | undefined): string[] {
  return Object.values(report?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}

/**
 * Runs Lighthouse once, with a simulated phone and a slow network. npx downloads Lighthouse, because nothing else needs it. Traces sometimes
 * fail on a busy machine, so each run has three attempts.
 * @param port the debugging port of a browser with a session; null for a new browser
 */
async function runLighthouse(
  address: string,
  categories: readonly Category[],
  port: number | null,
  attempts = 3,
): Promise<LighthouseReport> {
  const browserOptions =
    port === null
      ? [`--chrome-flags=--headless=new ${browserArguments.join(' ')}`]
      : // The session is in the storage.
        [`--port=${port}`, '--disable-storage-reset'];
  const args = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories}`,
    ...browserOptions,
  ];
  const options = { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: maxReportBytes };
  try {
    const { stdout } = await execute(
      'npx',
      ['--yes', `lighthouse@${lighthouseVersion}`, address, ...args],
      options,
    );
    // Cast: this is the format of Lighthouse's JSON output.
    return JSON.parse(stdout) as LighthouseReport;
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(address, categories, port, attempts - 1);
  }
}
