import { parseArgs } from 'node:util';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { lines, nameOf } from './lines.ts';
import { type Cell, readGoodAnswers, runVariant } from './matrix.ts';
import { writeTable } from './page.ts';
import { drillWrites } from './write-drill.ts';

/**
 * `npm run faults`: every fault of docs/faults.md under every call, through the whole adapter. Prints the matrix; ends with 1
 * when a cell is wrong. `--only F26` runs one fault; `--page` writes the table of the
 * page and runs none; `--writes 1000` makes writes while the gateway fails at random, `--seed` makes the same again.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    page: { type: 'boolean' },
    writes: { type: 'string' },
    seed: { type: 'string' },
  },
});
if (values.page) await writeTable();
else if (values.writes) await runDrill(Number(values.writes), Number(values.seed ?? Date.now() % 1_000_000));
else await runMatrix(values.only);

async function runMatrix(only: string | undefined): Promise<void> {
  const chosen = lines.filter(({ faults }) => !only || faults.some(number => `F${number}` === only));

  const goodAnswers = await readGoodAnswers(operationIds);
  const cells: Cell[] = [];
  print(
    `Columns, in the order of the table:\n${operationIds.map((call, index) => `${index + 1} ${call}`).join('\n')}\n`,
  );
  for (const line of chosen) {
    for (const variant of line.variants) {
      const run = await runVariant(variant, operationIds, goodAnswers);
      cells.push(...run);
      const marks = operationIds.map(call => markOf(run.find(cell => cell.call === call)));
      print(`${marks.join('')}  ${nameOf(line)} ${variant.name}`);
      for (const { call, wrong } of run) if (wrong) print(`    ${call}: ${wrong}`);
    }
  }
  const wrong = cells.filter(cell => cell.wrong);
  print(
    `\n${cells.length} cells, ${cells.length - wrong.length} exact, ${wrong.length} wrong. '.' exact, 'X' wrong, '-' no such answer.`,
  );
  process.exitCode = wrong.length > 0 || cells.length === 0 ? 1 : 0;
}

async function runDrill(writes: number, seed: number): Promise<void> {
  const { applied, attempts, kinds, lies, outcomes, twice } = await drillWrites(writes, seed);
  print(`${writes} writes in ${attempts} attempts, seed ${seed}; ${applied} were applied.`);
  print(`Outcomes: ${listed(outcomes)}.\nKinds: ${listed(kinds)}.`);
  print(`Applied twice: ${twice.length}. Outcomes that lie: ${lies.length}.`);
  for (const line of [...twice, ...lies]) print(`    ${line}`);
  process.exitCode = twice.length + lies.length > 0 || applied === 0 ? 1 : 0;
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

function markOf(cell: Cell | undefined): string {
  if (!cell) return '-';
  return cell.wrong ? 'X' : '.';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
