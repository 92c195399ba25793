import { chapters, levels } from './requirements.ts';
import { type Outside, type Proof, type Row, standingOf, standings } from './row.ts';

export const asvsDocFile = new URL('../../docs/asvs.md', import.meta.url);

const source =
  'https://github.com/OWASP/ASVS/blob/5cf9b032440be53ce345ab3c130fda46ba1ce7a2/5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv';

/** The whole page. */
export function writeAsvsDoc(rows: readonly Row[], outside: readonly Outside[]): string {
  const tables = chapters.flatMap(({ number, name, level1, level2 }) => {
    const own = rows
      .filter(({ id }) => [...level1, ...level2].includes(id))
      .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
    return own.length === 0 ? [] : [`## V${number} ${name}\n\n${tableOf(own)}`];
  });
  return `${[opening(rows, outside), ...tables, outsideSection(outside)].join('\n\n')}\n`;
}

function opening(rows: readonly Row[], outside: readonly Outside[]): string {
  const counts = standings.map(standing => {
    const count = rows.filter(row => standingOf(row).standing === standing).length;
    return `${count} ${standing === 'operator' ? 'left to the operator' : standing}`;
  });
  const left = outside.reduce((sum, { ids }) => sum + ids.length, 0);
  return `# The product against OWASP ASVS 5.0.0

All ${levels.size} requirements of levels 1 and 2 of the [OWASP Application Security Verification Standard 5.0.0](${source}),
in words of ours, and how each stands here: ${counts.join(', ')}, ${left} do not apply. The standard is by the OWASP
Foundation, under [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).
**Nobody outside has verified this page.**

- A row without a word in bold is **met**, by what its last column names: a test with its title, or a file that says so.
- **In part**, **not met**: the row says what is missing, and what would meet it.
- **Operator**: whoever runs the product decides it, since it lies outside of this repository.
- What does [not apply](#what-does-not-apply) is about something that the product does not have.
- "The gateway" is the embedded one. A hosted gateway decides on accounts, sessions and storage by itself, and its operator
  answers for it.

The page is written from \`tools/asvs/rows\` by \`npm run asvs\`. A test refuses a requirement that is missing or stands twice, a
proof that is gone (a renamed test too), and a page that is not fresh.`;
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const { standing, text } = standingOf(row);
    const verdict = standing === 'met' ? '' : `**${capitalised(standing)}.** `;
    const proofs = (row.by ?? []).map(proofText).join('<br>');
    return cells(row.id, levels.get(row.id) ?? '', row.asks, `${verdict}${text}`, proofs);
  });
  return [cells('Id', 'Level', 'Asks for', 'How it is met', 'Proof'), '|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function proofText([file, words]: Proof): string {
  return /\.test\.tsx?$/.test(file) ? `\`${file}\`: ${words}` : `[${file}](../${file}): ${words}`;
}

function outsideSection(outside: readonly Outside[]): string {
  const lines = outside.map(({ because, ids }) => cells(because, ids.join(', ')));
  return ['## What does not apply', '', cells('Reason', 'Ids'), '|---|---|', ...lines].join('\n');
}

function cells(...texts: readonly (string | number)[]): string {
  return `| ${texts.map(text => String(text).replaceAll('|', '\\|')).join(' | ')} |`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
