import { errorKinds, faultOutcomes } from '@choose-life/contracts/gateway/error-kinds';
import {
  type PayloadField,
  type ProcedureReference,
  reference,
} from '@choose-life/contracts/gateway/reference';
import { type AnswerMember, answerMembersOf } from './answer-members.ts';
import { exampleAnswerOf, exampleInputOf } from './example-answers.ts';
import { remedies } from './failures.ts';
import { codeBlock, type Html, html, tableOf } from './html.ts';
import { type DocsPage, docsPaths } from './page.ts';

const stageNames = { main: 'the stage of all calls', 'wait-list': 'the stage of the wait-list' } as const;

/** `/docs/reference`: every procedure out of the table, then the kinds of errors. Complete without JavaScript. */
export async function referencePage(): Promise<DocsPage> {
  const groups = Object.entries(Object.groupBy(reference, ({ router }) => router));
  const sections = await Promise.all(
    groups.map(async ([router, rows = []]) => {
      const written = await Promise.all(rows.map(procedureSection));
      return html`<section class="router" aria-labelledby="router-${router}"><h2 id="router-${router}">${router}</h2>${written}</section>`;
    }),
  );
  return {
    title: 'Reference',
    description: 'Every procedure: what it takes, when it succeeded, and how it fails.',
    place: 'reference',
    assets: ['reference'],
    main: html`<div class="content page-head">
<h1>Reference</h1>
<p class="lead">${reference.length} procedures at <code>/trpc/{procedure}</code>, one for each call of the gateway. Made
from the <a href="${docsPaths.openapi}">same table</a> as everything else here.</p>
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
<div id="filter"></div>
${sections}
${errorSections()}
</div>
</div>`,
  };
}

async function procedureSection(row: ProcedureReference): Promise<Html> {
  const { id, summary, type, method, path, stageGroup, token, success, sections, errors } = row;
  const answer = await exampleAnswerOf(id);
  return html`<article class="procedure" id="${id}" data-words="${`${id} ${path} ${summary}`.toLowerCase()}">
<h3><a class="anchor" href="#${id}">${id}</a> <span class="badge ${type}">${type}</span></h3>
<p>${summary}</p>
<dl class="facts">
<div><dt>Call</dt><dd><code>client.${id}.${type === 'query' ? 'query' : 'mutate'}(${row.input === 'nothing' ? '' : 'input'})</code></dd></div>
<div><dt>Gateway</dt><dd><code>${method} ${path}</code> on ${stageNames[stageGroup]}</dd></div>
<div><dt>Session</dt><dd>${token === 'needed' ? 'Needed.' : 'Not needed. A token that is held is sent all the same.'}</dd></div>
<div><dt>Success</dt><dd>${success}</dd></div>
<div><dt>Repeat</dt><dd>${type === 'query' ? 'A read: it may be repeated.' : 'A write: it is sent at most once.'}</dd></div>
<div><dt>Specification</dt><dd>${sections.join(', ')}</dd></div>
</dl>
${payloadPart(row)}
${answerPart(row)}
<details><summary>Example input and answer</summary>
<p class="label">Input</p>${jsonBlock(`Example input of ${id}`, exampleInputOf(id))}
<p class="label">Answer</p>${jsonBlock(`Example answer of ${id}`, answer)}
</details>
<details><summary>Errors: ${errors.length} kinds</summary>
<ul class="chips">${errors.map(kind => html`<li><a href="#error-${kind}"><code>${kind}</code></a></li>`)}</ul>
</details>
<p><a href="${docsPaths.playground}#${id}">Try ${id} in the playground</a></p>
</article>`;
}

function payloadPart({ id, payload, input }: ProcedureReference): Html {
  if (payload.length === 0) return html`<p class="label">Payload</p><p>None: an empty object is sent.</p>`;
  const words =
    input === 'answer-groups'
      ? html`<p>The procedure takes <code>{ answers, assessment }</code>: one group of answers for each part of the
assessment. The adapter makes this flat map of it.</p>`
      : html``;
  const table = tableOf(`Payload of ${id}`, ['Field', 'Type', 'Required', 'Goes in'], payload.map(fieldRow));
  return html`<p class="label">Payload</p>${words}
${table}`;
}

function fieldRow({ name, type, isRequired, place }: PayloadField): Html {
  return html`<tr><th scope="row"><code>${name}</code></th><td><code>${type}</code></td><td>${isRequired ? 'yes' : 'no'}</td><td>${place}</td></tr>`;
}

function answerPart({ id }: ProcedureReference): Html {
  const members = answerMembersOf(id);
  if (members.length === 0) return html``;
  return html`<details class="members"><summary>Answer: ${members.length} ${members.length === 1 ? 'member' : 'members'}</summary>
${tableOf(`Answer of ${id}`, ['Member', 'Type', 'Meaning'], members.map(memberRow))}</details>`;
}

function memberRow({ path, type, mayBeMissing, meaning }: AnswerMember): Html {
  return html`<tr><th scope="row"><code>${path}</code></th><td><code>${type}</code>${mayBeMissing ? ', may be missing' : ''}</td><td>${meaning}</td></tr>`;
}

function errorSections(): Html {
  const rows = errorKinds.map(
    ({ kind, http, meaning }) =>
      html`<tr id="error-${kind}"><th scope="row"><code>${kind}</code></th><td>${http}</td><td>${meaning}</td><td>${remedies[kind]}</td></tr>`,
  );
  const outcomes = Object.entries(faultOutcomes).map(
    ([outcome, meaning]) => html`<div><dt><code>${outcome}</code></dt><dd>${meaning}</dd></div>`,
  );
  return html`<section aria-labelledby="errors"><h2 id="errors">Kinds of errors</h2>
<p>A failed call throws. Read the error with <code>gatewayErrorOf(error)</code>: the kind, the outcome, a message fit for
people, and a <code>requestId</code> to find it in the log by. The list of kinds is closed, so a <code>switch</code> over
it can be exhaustive. More in <a href="${docsPaths.recipes}/handle-errors">Handle errors</a>.</p>
${tableOf('All kinds of errors', ['Kind', 'HTTP', 'What happened', 'What to do'], rows)}</section>
<section aria-labelledby="outcomes"><h2 id="outcomes">Outcomes</h2>
<p><code>outcome</code> says what became of the call at the gateway, which matters for writes.</p>
<dl class="facts">${outcomes}</dl></section>`;
}

function jsonBlock(label: string, value: unknown): Html {
  return codeBlock(label, JSON.stringify(value, null, 2));
}
