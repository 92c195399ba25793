import { escapeHtml } from '@choose-life/contracts/domain/escape-html';

/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Writes markup. Values are escaped as text, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = strings.map((string, at) => string + markupOf(parts[at] ?? ''));
  return { markup: pieces.join('') };
}

/** Takes markup as it is, from a source that is part of this repository. */
export function ownMarkup(markup: string): Html {
  return { markup };
}

/** Code in a box. Wide lines scroll there, which the keyboard can reach. */
export function codeBlock(label: string, code: string): Html {
  return html`<pre class="code" tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;
}

/** A table in a box that scrolls in the same way. */
export function tableOf(label: string, heads: readonly (Html | string)[], rows: readonly Html[]): Html {
  return html`<div class="table" role="region" tabindex="0" aria-label="${label}"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function markupOf(part: Part): string {
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(markupOf).join('');
  return escapeHtml(String(part));
}
