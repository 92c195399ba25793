/** A section of the page: its heading, and its paragraphs, tables and lists. */
export interface Section {
  readonly title: string;
  readonly body: readonly string[];
}

/** A table of Markdown; nothing in a cell can break out of it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function cellOf(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>').trim();
}

export function list(items: readonly string[]): string {
  return items.map(item => `- ${item}`).join('\n');
}

/** Marks what rests on no publication, so that a clinician finds it. */
export function sourceText(source: string): string {
  if (source === 'Our choice, for a clinician to confirm') return '(ours)';
  return /\bour (own|choice)\b/i.test(source) ? `${source} (ours)` : source;
}
