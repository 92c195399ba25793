import {
  type AdapterDocument,
  type Documented,
  type Member,
  type Procedure,
  readDocument,
  rowsOf,
} from './document-reader.ts';
import { codeBlock, type Html, html, tableOf } from './html.ts';
import { type DocsPage, docsPaths } from './page.ts';

const stageNames = { main: 'the stage of all calls', 'wait-list': 'the stage of the wait-list' } as const;

/** `/docs/reference`: every procedure of the adapter's document, then the kinds of errors. Complete without JavaScript. */
export function referencePage(document: AdapterDocument): DocsPage {
  const documented = readDocument(document);
  const { procedures } = documented;
  const groups = Object.entries(Object.groupBy(procedures, ({ router }) => router));
  return {
    title: 'Reference',
    description: 'Every procedure: what it takes, when it succeeded, and how it fails.',
    place: 'reference',
    assets: ['reference'],
    main: html`<div class="content page-head">
<h1>Reference</h1>
<p class="lead">${procedures.length} procedures at <code>/trpc/{procedure}</code>, one for each call of the gateway. Read
from the <a href="${docsPaths.adapterOpenapi}">OpenAPI document</a> of this adapter, of which a client in any language can be made.</p>
</div>
<div class="content with-side">
<nav class="side" aria-label="Procedures">
${groups.map(
  ([router, rows = []]) =>
    html`<p>${router}</p><ul>${rows.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>`,
)}
<p>Failed calls</p><ul><li><a href="#errors">Kinds of errors</a></li><li><a href="#outcomes">Outcomes</a></li></ul>
</nav>
<div class="body">
<div class="filter" hidden><label for="find">Find a procedure or a member</label>
<input id="find" type="search" autocomplete="off" spellcheck="false"><p role="status"></p></div>
${groups.map(
  ([router, rows = []]) =>
    html`<section class="router" aria-labelledby="router-${router}"><h2 id="router-${router}">${router}</h2>${rows.map(procedureSection)}</section>`,
)}
${errorSections(documented)}
</div>
</div>`,
  };
}

function procedureSection(procedure: Procedure): Html {
  const { id, summary, type, gateway, token, success, sections, errors, input, answer } = procedure;
  const { method, path, stage } = gateway;
  const words = `${id} ${path} ${summary}`.toLowerCase();
  return html`<article class="procedure" id="${id}" data-words="${words}" data-taken="${pathsOf(input)}" data-answered="${pathsOf(answer)}">
<h3><a class="anchor" href="#${id}">${id}</a> <span class="badge ${type}">${type}</span></h3>
<p>${summary}</p>
<dl class="facts">
<div><dt>Call</dt><dd><code>client.${id}.${type === 'query' ? 'query' : 'mutate'}(${input.length === 0 ? '' : 'input'})</code></dd></div>
<div><dt>Over HTTP</dt><dd><code>POST /trpc/${id}</code></dd></div>
<div><dt>Gateway</dt><dd><code>${method} ${path}</code> on ${stageNames[stage]}</dd></div>
<div><dt>Session</dt><dd>${token === 'needed' ? 'Needed.' : 'Not needed. A token that is held is sent all the same.'}</dd></div>
<div><dt>Success</dt><dd>${success}</dd></div>
<div><dt>Repeat</dt><dd>${type === 'query' ? 'A read: it may be repeated.' : 'A write: it is sent at most once.'}</dd></div>
<div><dt>Specification</dt><dd>${sections.join(', ')}</dd></div>
</dl>
<p class="label">Input</p>
${input.length === 0 ? html`<p>None: an empty object is sent.</p>` : html`<div class="members">${membersTable(`Input of ${id}`, input)}</div>`}
${
  answer.length === 0
    ? ''
    : html`<details class="members"><summary>Answer: ${counted(rowsOf(answer).length, 'member')}</summary>
${membersTable(`Answer of ${id}`, answer)}</details>`
}
<details><summary>Example</summary>
${procedure.samples.map(({ label, source }) => html`<p class="label">${label}</p>${codeBlock(`${id} by ${label}`, source)}`)}
<p class="label">Answer</p>${codeBlock(`Example answer of ${id}`, JSON.stringify(procedure.exampleAnswer, null, 2))}
</details>
<details><summary>Errors: ${counted(errors.length, 'kind')}</summary>
<ul class="chips">${errors.map(kind => html`<li><a href="#error-${kind}"><code>${kind}</code></a></li>`)}</ul>
</details>
<p><a href="${docsPaths.playground}#${id}">Try ${id} in the playground</a></p>
</article>`;
}

/** By what the search finds a procedure. */
function pathsOf(members: readonly Member[]): string {
  return rowsOf(members)
    .map(({ path }) => path.toLowerCase())
    .join(' ');
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function membersTable(label: string, members: readonly Member[]): Html {
  const rows = rowsOf(members).map(
    ({ path, type, isRequired, meaning }) =>
      html`<tr><th scope="row"><code>${path}</code></th><td><code>${type}</code>${isRequired ? '' : ', may be missing'}</td><td>${meaning}</td></tr>`,
  );
  return tableOf(label, ['Member', 'Type', 'Meaning'], rows);
}

function errorSections({ errors, outcomes }: Documented): Html {
  const rows = Object.entries(errors).map(
    ([kind, { http, meaning, remedy }]) =>
      html`<tr id="error-${kind}"><th scope="row"><code>${kind}</code></th><td>${http}</td><td>${meaning}</td><td>${remedy}</td></tr>`,
  );
  const told = Object.entries(outcomes).map(
    ([outcome, meaning]) => html`<div><dt><code>${outcome}</code></dt><dd>${meaning}</dd></div>`,
  );
  return html`<section aria-labelledby="errors"><h2 id="errors">Kinds of errors</h2>
<p>A failed call throws. Read the error with <code>gatewayErrorOf(error)</code>: the kind, the outcome, a message fit for
people, and a <code>requestId</code> to find it in the log by. The list of kinds is closed, so a <code>switch</code> over
it can be exhaustive. More in <a href="${docsPaths.recipes}/handle-errors">Handle errors</a>.</p>
${tableOf('All kinds of errors', ['Kind', 'HTTP', 'What happened', 'What to do'], rows)}</section>
<section aria-labelledby="outcomes"><h2 id="outcomes">Outcomes</h2>
<p><code>outcome</code> says what became of the call at the gateway, which matters for writes.</p>
<dl class="facts">${told}</dl></section>`;
}
