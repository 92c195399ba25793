import { readFile, writeFile } from 'node:fs/promises';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { bodyLines } from './lines/bodies.ts';
import { connectingLines } from './lines/connecting.ts';
import { connectionLines } from './lines/connections.ts';
import { contractLines } from './lines/contract.ts';
import { eventLines } from './lines/events.ts';
import { httpLines } from './lines/http.ts';
import { statusLines } from './lines/statuses.ts';
import { type Expected, isRead, type Line } from './variant.ts';

/*
 * The table of faults between adapter and gateway in docs/faults.md. `node adapter/test/faults/faults-table.ts` generates the table from the
 * tested variants.
 */

/** Every line of the table in docs/faults.md, in its order. */
export const lines: readonly Line[] = [
  ...connectingLines,
  ...connectionLines,
  ...httpLines,
  ...bodyLines,
  ...contractLines,
  ...statusLines,
  ...eventLines,
].toSorted((one, other) => (one.faults[0] ?? 0) - (other.faults[0] ?? 0));

/** The numbers of a line as in the first column: `F8, F9`. */
export function nameOf({ faults }: Pick<Line, 'faults'>): string {
  return faults.map(number => `F${number}`).join(', ');
}

const page = new URL('../../../docs/faults.md', import.meta.url);
const head = '| # | Fault | Kind, outcome | Tries |\n|---|---|---|---|\n';
/** The words in the column "Tries", by the number of attempts. A read makes three at most. */
const triesWords = ['none', 'one', 'two', 'all'];

/** The generated table, as Markdown. */
export function tableText(): string {
  return head + lines.map(rowText).join('');
}

/** The table in the committed page, and the text before and after it. */
export async function readPage(): Promise<{ before: string; table: string; after: string }> {
  const text = await readFile(page, 'utf8');
  const start = text.indexOf(head);
  const end = text.indexOf('\n\n', start) + 1;
  if (start < 0 || end <= start) throw new Error(`docs/faults.md has no table that starts with ${head}`);
  return { before: text.slice(0, start), table: text.slice(start, end), after: text.slice(end) };
}

async function writeTable(): Promise<void> {
  const { before, after } = await readPage();
  await writeFile(page, before + tableText() + after);
}

function rowText(line: Line): string {
  const outcomes = new Set<string>();
  const readTries = new Set<number>();
  for (const variant of line.variants) {
    for (const call of operationIds) {
      const expected = variant.expect(call);
      if (expected === null) continue;
      outcomes.add(outcomeText(expected));
      if (isRead(call)) readTries.add(expected.tries);
    }
  }
  const note = line.note ? ` (${line.note})` : '';
  const tries = [...readTries].toSorted().map(count => triesWords[count]);
  return `| ${nameOf(line)} | ${line.title} | ${[...outcomes].join('; ')}${note} | ${tries.join(' or ')} |\n`;
}

function outcomeText({ kind, outcome }: Expected): string {
  return kind === 'OK' ? 'success' : `\`${kind}\`, ${outcome}`;
}

if (import.meta.main) await writeTable();
