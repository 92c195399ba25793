import { parseArgs } from 'node:util';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { request } from 'undici';
import { type Drift, driftIn, driftReport } from './drift.ts';

/**
 * `npm run drift -- --adapter URL [--json]`: lists how the gateway behind a running adapter deviates from the contract.
 * Exit codes: 0 no drift, 1 drift, 2 usage, 3 the adapter's metrics could not be read.
 */
const exitCodes = { none: 0, drift: 1, usage: 2, unreachable: 3 };
const usage = `Usage: npm run drift -- --adapter URL [--json]

  --adapter  URL of a running adapter, for example http://127.0.0.1:4000
  --json     prints the counts as JSON
`;
/** Time limit for the answer of the adapter. */
const timeoutMs = 10_000;

const options = readOptions();
if (options === null) fail(exitCodes.usage, usage);
else await printDrift(options);

interface DriftOptions {
  readonly metricsUrl: string;
  /** Whether the counts are printed as JSON. */
  readonly json: boolean;
}

/** The options of the command line; null if they are not valid. */
function readOptions(): DriftOptions | null {
  try {
    const { values } = parseArgs({ options: { adapter: { type: 'string' }, json: { type: 'boolean' } } });
    const { adapter = '', json = false } = values;
    if (!/^https?:\/\//.test(adapter) || !URL.canParse(adapter)) return null;
    const { origin, pathname } = new URL(adapter);
    // Both the URL of the adapter and the URL of its metrics are accepted, with or without a slash at the end.
    return { metricsUrl: `${origin}${pathname.replace(/\/(metrics\/?)?$/, '')}/metrics`, json };
  } catch {
    return null;
  }
}

async function printDrift({ metricsUrl, json }: DriftOptions): Promise<void> {
  const drift = await readDrift(metricsUrl);
  if (typeof drift === 'string') return fail(exitCodes.unreachable, `${drift}\n`);
  process.stdout.write(json ? `${JSON.stringify(drift, null, 2)}\n` : driftReport(drift));
  process.exitCode = drift.rows.length > 0 ? exitCodes.drift : exitCodes.none;
}

/** The drift, or a sentence that says why it could not be read. */
async function readDrift(metricsUrl: string): Promise<Drift | string> {
  try {
    const { statusCode, body } = await request(metricsUrl, { signal: AbortSignal.timeout(timeoutMs) });
    const text = await body.text();
    const drift = statusCode === 200 ? driftIn(text) : null;
    return (
      drift ?? `There are no metrics of an adapter at ${metricsUrl} (HTTP ${statusCode}). Check the URL.`
    );
  } catch (error) {
    // Network errors have a string as `code`, such as ECONNREFUSED. The code of a timeout is a number, so its name is shown.
    const { code, name } = propertiesOf(error);
    const cause = typeof code === 'string' ? code : name;
    return `There is no answer from ${metricsUrl} (${cause}). Check the URL, and that the adapter is running.`;
  }
}

function fail(code: number, text: string): void {
  process.stderr.write(text);
  process.exitCode = code;
}
