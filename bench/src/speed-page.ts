import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const page = new URL('../../docs/speed.md', import.meta.url);

/** The sections that other benches write than `npm run bench`, which leaves them as they stand. */
export const pdfHeading = '## Reports as PDF';
export const hostileHeading = '## Hostile answers';
export const besideHeading = '## Reads beside slow work';

/** The section that `npm run soak` writes. */
export const soakHeading = '## Soak';

/** The section that `npm run bench:large` writes. */
export const largeHeading = '## A large database';

/** Which machine the figures belong to, and of which day they are. */
export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Machine: ${processor}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}. Day: ${day}.`;
}

export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** A section of docs/speed.md from its heading to the next; empty where there is none. */
export async function readSection(heading: string): Promise<string> {
  const text = await readFile(page, 'utf8');
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) return '';
  const next = text.indexOf('\n## ', start + 1);
  return text.slice(start, next < 0 ? undefined : next).trimEnd();
}

/** Prints a section and puts it in place of the last one with its heading, or at the end. */
export async function writeSection(heading: string, section: string): Promise<void> {
  console.log(section);
  const old = await readSection(heading);
  const text = await readFile(page, 'utf8');
  await writeFile(page, old === '' ? `${text.trimEnd()}\n\n${section}\n` : text.replace(old, () => section));
}

export async function writePage(text: string): Promise<void> {
  console.log(text);
  await writeFile(page, text);
}
