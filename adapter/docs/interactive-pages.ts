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
<div id="playground" data-procedures="${docsPaths.procedures}" data-trpc="/trpc" data-reference="${docsPaths.reference}"></div>`,
  };
}

/**
 * The gateway's OpenAPI document, drawn by Swagger UI. Calls cannot be tried there: the gateway is another origin, which
 * neither the policy of this page nor a token that belongs here may go to. The playground is for that.
 */
export function apiPage(): DocsPage {
  return {
    title: 'Gateway API',
    description: 'The OpenAPI document of the gateway behind Choose Life.',
    place: 'api',
    assets: ['rendererStyle', 'rendererCode'],
    head: html`<link rel="stylesheet" href="${rendererPaths.ownStyle}">
<script defer src="${rendererPaths.start}"></script>`,
    main: html`<div class="content page-head">
<h1>Gateway API</h1>
<p class="lead">The calls of the hosted gateway, as its <a href="${docsPaths.openapi}">OpenAPI document</a> has them. They
are shown here, not sent: to try a call, use the <a href="${docsPaths.playground}">playground</a>, which goes through the
adapter.</p>
<p>Success lives in the body: a refusal arrives with HTTP 200 and another code. Each call stands below
<code>/api/${stages[0]}</code> or <code>/api/${stages[1]}</code>; which one differs between readings of the
specification.</p>
<noscript><p class="rounded-input bg-marigold-tint px-4 py-3">This page needs JavaScript. The <a href="${docsPaths.openapi}">document</a> and the
<a href="${docsPaths.reference}">reference</a> do without.</p></noscript>
</div>
<section class="content" aria-labelledby="calls"><h2 id="calls">Calls</h2>
<div id="gateway-api" data-document="${docsPaths.openapi}"></div></section>`,
  };
}
