import { spawn } from 'node:child_process';
import { browserPath } from './browser.ts';

const version = '13.5.0';

/** What Lighthouse gives points for, as far as it is asked here. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A report of Lighthouse, as far as it is read here. */
export interface LighthouseReport {
  readonly categories: Partial<Record<Category, { readonly score: number | null }>>;
  readonly audits: Record<
    string,
    { readonly score: number | null; readonly title: string; readonly displayValue?: string }
  >;
}

/**
 * Runs Lighthouse once, as a phone on a slow line. npx fetches it, which nothing else here needs. Traces fail now and then on
 * a busy machine: each run has three tries.
 * @param port where a browser listens that somebody is signed in at; null for a fresh one
 */
export async function runLighthouse(
  address: string,
  categories: readonly Category[],
  port: number | null,
  tries = 3,
): Promise<LighthouseReport> {
  try {
    return await runOnce(address, categories, port);
  } catch (fault) {
    if (tries === 1) throw fault;
    return runLighthouse(address, categories, port, tries - 1);
  }
}

function runOnce(
  address: string,
  categories: readonly Category[],
  port: number | null,
): Promise<LighthouseReport> {
  const where =
    port === null
      ? [
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
        ]
      : [`--port=${port}`, '--disable-storage-reset'];
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
      ...where,
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
      resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as LighthouseReport);
    });
  });
}
