import { readFile, writeFile } from 'node:fs/promises';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { bodyLines } from './lines/bodies.ts';
import { connectingLines } from './lines/connecting.ts';
import { connectionLines } from './lines/connections.ts';
import { contractLines } from './lines/contract.ts';
import { httpLines } from './lines/http.ts';
import { sceneLines } from './lines/scenes.ts';
import { statusLines } from './lines/statuses.ts';
import { type Expected, isRead, type Line } from './variant.ts';

/* The table in docs/faults.md of faults between adapter and gateway. `node adapter/test/faults/page.ts` writes it from the tested variants. */

/** Every line of the table in docs/faults.md, in its order. */
export const lines: readonly Line[] = [
  ...connectingLines,
  ...connectionLines,
  ...httpLines,
  ...bodyLines,
  ...contractLines,
  ...statusLines,
  ...sceneLines,
].toSorted((one, other) => (one.faults[0] ?? 0) - (other.faults[0] ?? 0));

/** The numbers of a line as in the first column: `F8, F9`. */
export function nameOf({ faults }: Pick<Line, 'faults'>): string {
  return faults.map(number => `F${number}`).join(', ');
}

const page = new URL('../../../docs/faults.md', import.meta.url);
const head = '| # | Fault | Kind, outcome | Tries |\n|---|---|---|---|\n';
/** The column of tries by their number. A read makes three at most. */
const tryWords = ['none', 'one', 'two', 'all'];

/** The table as Markdown. */
export function tableText(): string {
  return head + lines.map(rowText).join('');
}

/** The table in the committed page, and the text before and after it. */
export async function readPage(): Promise<{ before: string; table: string; after: string }> {
  const text = await readFile(page, 'utf8');
  const start = text.indexOf(head);
  const end = text.indexOf('\n\n', start) + 1;
  if (start < 0 || end <= start)
    throw new Error('docs/faults.md has no table of faults on the way to the gateway.');
  return { before: text.slice(0, start), table: text.slice(start, end), after: text.slice(end) };
}

async function writeTable(): Promise<void> {
  const { before, after } = await readPage();
  await writeFile(page, before + tableText() + after);
}

function rowText(line: Line): string {
  const cells = line.variants.flatMap(variant =>
    operationIds.flatMap(call => {
      const expected = variant.expect(call);
      return expected ? [{ call, expected }] : [];
    }),
  );
  const ends = [...new Set(cells.map(({ expected }) => endText(expected)))].join('; ');
  const counts = new Set(cells.filter(({ call }) => isRead(call)).map(({ expected }) => expected.tries));
  const tries = [...counts].toSorted().map(count => tryWords[count]);
  const what = line.note ? `${ends} (${line.note})` : ends;
  return `| ${nameOf(line)} | ${line.title} | ${what} | ${tries.join(' or ')} |\n`;
}

function endText({ kind, outcome }: Expected): string {
  return kind === 'OK' ? 'success' : `\`${kind}\`, ${outcome}`;
}

if (import.meta.main) await writeTable();
