import { parseArgs } from 'node:util';
import { compareDocuments } from './compare-documents.ts';
import { diffOf, diffReport } from './diff-report.ts';
import { readSource } from './sources.ts';

/**
 * `npm run contract-diff -- OLD NEW`: what changed between two OpenAPI documents of the gateway, and whom it hurts.
 * Exit codes: 0 nothing breaking, 1 something breaking, 2 usage.
 */
const exit = { harmless: 0, breaking: 1, usage: 2 };
const usage = `Usage: npm run contract-diff -- OLD NEW [--for callers|gateways] [--pacts FOLDER] [--json]

  OLD, NEW  git revisions of this repository, or files of OpenAPI in JSON
  --for     whose verdict counts: callers that still follow OLD (default), or gateways that do
  --pacts   where the Pact files of a file are; default: those of the working tree
  --json    prints the comparison as JSON
`;

/** What the command prints, and its exit code. */
interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command without its process. */
export function contractDiff(args: readonly string[]): Outcome {
  const wrong = (err: string) => ({ code: exit.usage, out: '', err });
  const options = readOptions(args);
  if (options === null) return wrong(usage);
  const { old, now, judgedFor, pacts, json } = options;
  const before = readSource(old, pacts);
  const after = readSource(now, pacts);
  if (typeof before === 'string') return wrong(`${before}\n`);
  if (typeof after === 'string') return wrong(`${after}\n`);
  const interactions = [...before.interactions, ...after.interactions];
  const changes = compareDocuments(before.document, after.document, interactions);
  const diff = diffOf({ old, new: now, judgedFor }, changes);
  const code = diff.counts.breaking > 0 ? exit.breaking : exit.harmless;
  return { code, out: json ? `${JSON.stringify(diff, null, 2)}\n` : diffReport(diff), err: '' };
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { for: { type: 'string' }, pacts: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [old, now, ...more] = positionals;
    const { for: side = 'callers', pacts, json = false } = values;
    const judgedFor = (['callers', 'gateways'] as const).find(each => each === side);
    if (!old || !now || more.length > 0 || judgedFor === undefined) return null;
    return { old, now, judgedFor, pacts, json };
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const { code, out, err } = contractDiff(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
