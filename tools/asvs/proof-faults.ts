import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Proof } from './read-page.ts';

const root = resolve(import.meta.dirname, '../..');

/** What is wrong with a proof, in words; null where its file stands and holds the words. */
export function proofFault({ file, words }: Proof): string | null {
  let text: string;
  try {
    text = readFileSync(resolve(root, file), 'utf8');
  } catch {
    return `${file} does not exist`;
  }
  const holds = /\.test\.tsx?$/.test(file) ? hasTest(text, words) : text.includes(words);
  return holds ? null : `${file} does not hold "${words}"`;
}

/** Whether a test or a group of tests has this title, and is not skipped. The title may follow the statements it proves. */
export function hasTest(source: string, title: string): boolean {
  const escaped = RegExp.escape(title);
  const opening = String.raw`\(\s*(?:['"]|${'`'}(?:\$\{proves\([^)]*\)\} )?)`;
  const found = new RegExp(String.raw`(\.(?:skip|todo|fails))?${opening}${escaped}['"${'`'}]`).exec(source);
  return found !== null && found[1] === undefined;
}
