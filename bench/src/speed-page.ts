import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const page = new URL('../../docs/speed.md', import.meta.url);

/** One thing that is measured, with its section of docs/speed.md. */
export interface Scenario {
  readonly heading: string;
  /** @param args what stands behind the scenario's name on the command line. */
  run(args: readonly string[]): Promise<Measured>;
}

export interface Measured {
  /** The section, line by line. Null for a part of the scenario: it prints by itself, and the page stays as it is. */
  readonly lines: readonly string[] | null;
  /** Whether its goals that end the command with 1 are met. */
  readonly isMet: boolean;
}

/** A number with so many decimals; '-' where nothing was measured. */
export function shown(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Prints a section of docs/speed.md and puts it in place of the last one with its heading, or at the end.
 *
 * @param command what was asked of `npm run bench`.
 */
export async function writeSection(
  heading: string,
  command: string,
  lines: readonly string[],
): Promise<void> {
  const section = [
    `## ${heading}`,
    '',
    `Written by \`npm run bench -- ${command}\`. ${machine()}`,
    '',
    ...lines,
    '',
  ].join('\n');
  console.log(section);
  const text = await readFile(page, 'utf8');
  const sections = text.split(/^(?=## )/m);
  const index = sections.findIndex(each => each.startsWith(`## ${heading}\n`));
  const all = index < 0 ? [...sections, section] : sections.with(index, section);
  await writeFile(page, `${all.map(each => each.trimEnd()).join('\n\n')}\n`);
}

/** Machine and day of the measurement, as a sentence. */
function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Machine: ${processor}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}. Day: ${day}.`;
}
