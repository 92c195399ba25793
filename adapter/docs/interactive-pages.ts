import { stages } from '@choose-life/contracts/gateway/stages';
import { html } from './html.ts';
import { type DocsPage, docsPaths, rendererPaths } from './page.ts';

/** `/docs/playground`: the page that the browser puts the forms in. */
export function playgroundPage(): DocsPage {
  return {
    title: 'Playground',
    description: 'A form for each procedure.',
    place: 'playground',
    assets: ['playground'],
    main: html`<div class="content page-head"><h1>Playground</h1>
<p class="lead">Calls go through this adapter to its gateway, with the typed client. They are real: what is marked as a
write changes data.</p>
<noscript><p class="rounded-input bg-marigold-tint px-4 py-3">The playground needs JavaScript. The <a href="${docsPaths.reference}">reference</a> does without.</p></noscript>
</div>
<div id="playground" data-document="${docsPaths.adapterOpenapi}" data-trpc="/trpc" data-reference="${docsPaths.reference}"></div>`,
  };
}

/**
 * The OpenAPI documents of the adapter and of the gateway behind it, drawn by Swagger UI. Calls cannot be tried there: the gateway
 * is another origin, which neither the policy of this page nor a token that belongs here may go to. The playground is for that.
 */
export function apiPage(): DocsPage {
  return {
    title: 'OpenAPI',
    description: 'The OpenAPI documents of the adapter and of the gateway behind it.',
    place: 'api',
    assets: ['rendererStyle', 'rendererCode'],
    head: html`<link rel="stylesheet" href="${rendererPaths.ownStyle}">
<script defer src="${rendererPaths.start}"></script>`,
    main: html`<div class="content page-head">
<h1>OpenAPI</h1>
<p class="lead">The <a href="${docsPaths.adapterOpenapi}">adapter’s document</a> has its procedures: make a client of it in any
language. The <a href="${docsPaths.openapi}">gateway’s document</a> has the calls behind them. They are shown here, not sent: to try
one, use the <a href="${docsPaths.playground}">playground</a>.</p>
<p>At the gateway success lives in the body: a refusal arrives with HTTP 200 and another code. Each call stands below
<code>/api/${stages[0]}</code> or <code>/api/${stages[1]}</code>; which one differs between readings of the
specification.</p>
<noscript><p class="rounded-input bg-marigold-tint px-4 py-3">This page needs JavaScript. The documents and the
<a href="${docsPaths.reference}">reference</a> do without.</p></noscript>
</div>
<section class="content grid gap-4" aria-labelledby="calls"><h2 id="calls">Calls</h2>
<ul class="chips">
<li><a id="adapter" href="#adapter" data-document="${docsPaths.adapterOpenapi}">Of the adapter</a></li>
<li><a id="gateway" href="#gateway" data-document="${docsPaths.openapi}">Of the gateway</a></li>
</ul>
<div id="api"></div></section>`,
  };
}
