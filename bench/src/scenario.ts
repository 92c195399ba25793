import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const page = new URL('../../docs/speed.md', import.meta.url);

/** One measurement. @param args the arguments after the name of the scenario on the command line */
export type Scenario = (args: readonly string[]) => Promise<ScenarioResult>;

/** The result of a scenario. */
export interface ScenarioResult {
  /** The figures for docs/speed.md; null if the page stays unchanged. The scenario then prints the figures itself. */
  readonly section: Section | null;
  /** Whether the measurements are within the limits of the scenario. If not, the command ends with exit code 1. Default: true. */
  readonly isWithinLimits?: boolean;
}

/** The figures of a section of docs/speed.md. */
export interface Section {
  /** The heading of an existing section. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A number with `digits` decimals; '-' if it is not finite, because nothing was measured. */
export function formatNumber(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Replaces the figures of a section in docs/speed.md. The text between the heading and the line with the command is written by hand, and is
 * kept. @param command the arguments of `npm run`
 */
export async function writeSection({ heading, lines }: Section, command: string): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;
  const day = new Date().toISOString().slice(0, 10);
  const provenance = `${figuresMark}${command}\`. Machine: ${machine}. Day: ${day}.`;
  const figures = [provenance, '', ...lines].join('\n');
  console.log(figures);
  const sections = (await readFile(page, 'utf8')).split(/^(?=## )/m);
  const index = sections.findIndex(each => each.startsWith(`## ${heading}\n`));
  // Without this check, `with(-1)` would replace the last section.
  if (index < 0) throw new Error(`docs/speed.md has no section "${heading}".`);
  const [above = ''] = sections[index]?.split(figuresMark) ?? [];
  const newSections = sections.with(index, `${above}${figures}`);
  await writeFile(page, `${newSections.map(each => each.trimEnd()).join('\n\n')}\n`);
}

/** The beginning of the line that separates the text written by hand from the figures. */
const figuresMark = 'Written by `npm run ';
