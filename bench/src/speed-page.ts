import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const page = new URL('../../docs/speed.md', import.meta.url);

/** The sections of docs/speed.md that other benches write: `npm run bench` keeps them as they are. */
export const sectionHeadings = {
  pdf: '## Reports as PDF',
  hostile: '## Hostile answers',
  readsUnderLoad: '## Reads beside slow work',
  soak: '## Soak',
  largeDatabase: '## A large database',
} as const;

/** Machine and day of the measurement, as a sentence. */
export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Machine: ${processor}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}. Day: ${day}.`;
}

/** A table in Markdown. */
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
export async function writeSection(name: keyof typeof sectionHeadings, body: string): Promise<void> {
  const heading = sectionHeadings[name];
  const section = `${heading}\n\n${body}`;
  console.log(section);
  const old = await readSection(heading);
  const text = await readFile(page, 'utf8');
  await writeFile(page, old === '' ? `${text.trimEnd()}\n\n${section}\n` : text.replace(old, () => section));
}

/** Prints the whole page and writes it. */
export async function writePage(text: string): Promise<void> {
  console.log(text);
  await writeFile(page, text);
}
