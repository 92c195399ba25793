import { marked } from 'marked';

/** A file of the repository, and words that stand in it. Of a test they are its whole title. */
export interface Proof {
  readonly file: string;
  readonly words: string;
}

export const standings = ['met', 'in part', 'not met', 'operator'] as const;

/** One requirement that applies, and how it stands. */
export interface Row {
  /** Its number in the standard, such as `1.2.1`. */
  readonly id: string;
  readonly level: string;
  readonly standing: (typeof standings)[number];
  readonly proofs: readonly Proof[];
}

/** What docs/asvs.md says: the rows under the heading of each chapter, and the numbers of what does not apply. */
export interface AsvsPage {
  readonly chapters: readonly { readonly heading: string; readonly rows: readonly Row[] }[];
  readonly outside: readonly string[];
}

/** Reads the tables of docs/asvs.md. A table of five columns is a chapter; that of two is what does not apply. */
export function readAsvsPage(markdown: string): AsvsPage {
  const chapters: AsvsPage['chapters'][number][] = [];
  const outside: string[] = [];
  let heading = '';
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') heading = token.text;
    if (token.type !== 'table') continue;
    // The lexer types `rows` as any: a row is a list of cells, each with its text as it was written.
    const rows: { text: string }[][] = token.rows;
    const cells = rows.map(row => row.map(({ text }) => text));
    if (token.header.length === 5) chapters.push({ heading, rows: cells.map(rowOf) });
    else outside.push(...cells.flatMap(([, ids = '']) => ids.split(', ')));
  }
  return { chapters, outside };
}

function rowOf([id = '', level = '', , how = '', proofs = '']: readonly string[]): Row {
  const verdict = /^\*\*(.+?)\.\*\* /.exec(how)?.[1]?.toLowerCase() ?? 'met';
  const standing = standings.find(each => each === verdict);
  if (standing === undefined)
    throw new Error(`docs/asvs.md: ${id} stands as "${verdict}", which is no standing`);
  return {
    id,
    level,
    standing,
    proofs: proofs === '' ? [] : proofs.split('<br>').map(proof => proofOf(id, proof)),
  };
}

/** A test with its title, or a linked file with words of it. */
function proofOf(id: string, text: string): Proof {
  const [, test, linked, words] = /^(?:`([^`]+)`|\[[^\]]+\]\(\.\.\/([^)]+)\)): (.+)$/s.exec(text) ?? [];
  const file = test ?? linked;
  if (file === undefined || words === undefined)
    throw new Error(
      `docs/asvs.md: ${id} has a proof that is neither \`file\`: title nor [file](../file): words`,
    );
  return { file, words };
}
