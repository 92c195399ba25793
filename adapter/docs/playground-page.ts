import { html } from './html.ts';
import { type DocsPage, docsPaths } from './page.ts';

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
<noscript><p class="note">The playground needs JavaScript. The <a href="${docsPaths.reference}">reference</a> does without.</p></noscript>
</div>
<div id="playground" data-procedures="${docsPaths.procedures}" data-trpc="/trpc" data-reference="${docsPaths.reference}"></div>`,
  };
}
