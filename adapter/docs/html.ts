import { escapeHtml } from '@choose-life/contracts/domain/escape-html';

/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Writes markup: whatever is put in is text and stays text, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = strings.map((string, at) => string + markupOf(parts[at] ?? ''));
  return { markup: pieces.join('') };
}

/** Takes markup as it is, from a source that is part of this repository. */
export function ownMarkup(markup: string): Html {
  return { markup };
}

function markupOf(part: Part): string {
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(markupOf).join('');
  return escapeHtml(String(part));
}
