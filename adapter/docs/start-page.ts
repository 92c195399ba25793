import { callIds } from '@choose-life/contracts/gateway/extensions';
import { codeBlock, type Html, html, ownMarkup } from './html.ts';
import { type DocsPage, type DocsPlace, docsPaths, places } from './page.ts';
import { type Recipe, recipeList } from './recipes.ts';

/** A part of the docs on the start page, with the drawing and the colour of one of the product's four pillars. */
interface Card {
  readonly text: string;
  readonly tone: 'health' | 'lifestyle' | 'fitness' | 'nutrition';
  /** Paths of SVG. */
  readonly drawing: string;
}

const cards: Readonly<Record<DocsPlace, Card>> = {
  reference: {
    text: 'Each procedure: what it takes, when it succeeded, how it fails.',
    tone: 'health',
    drawing:
      '<path d="M32 57C15 45 6 34 6 22a13 13 0 0 1 26-3 13 13 0 0 1 26 3c0 12-9 23-26 35Zm0-11C22 39 16 32 16 24a4.5 4.5 0 0 1 9 0c0 4 3 7 7 7s7-3 7-7a4.5 4.5 0 0 1 9 0c0 8-6 15-16 22Z"/>',
  },
  playground: {
    text: 'A form for each procedure. See the answer, copy the line of code.',
    tone: 'lifestyle',
    drawing:
      '<path d="M6 48h52M14 42a18 18 0 0 1 36 0M22 42a10 10 0 0 1 20 0M32 10v6M12 19l4 4m36-4-4 4"/><path d="M28 42a4 4 0 0 1 8 0Z" fill="currentColor"/>',
  },
  api: {
    text: 'The OpenAPI documents of the procedures and of the gateway behind them.',
    tone: 'fitness',
    drawing:
      '<path d="m12 20 12 12-12 12m14-24 12 12-12 12m14-24 12 12-12 12"/><path d="M12 12h40M12 52h40" stroke-dasharray="1 6"/>',
  },
  recipes: {
    text: 'Step by step: handle errors, verify a gateway in CI, add a call.',
    tone: 'nutrition',
    drawing:
      '<path d="M32 6c17 15 17 37 0 52-17-15-17-37 0-52Zm0 12v40m0-24 8-7m-8 7-8-7m8 19 8-7m-8 7-8-7"/>',
  },
};

/** The code that the page shows, for an adapter at `url`: a test compiles it. */
export const firstCallAt = (url: string) => `import { createChooseLifeClient } from '@choose-life/client';

const client = createChooseLifeClient({
  url: '${url}/trpc',
  token: () => null,
});

const library = await client.content.readContentLibrary.query({
  categories: ['Health'],
  pageNumber: 1,
  pageSize: 10,
});
for (const article of library.contentLibrary.data) {
  console.log(article.contentTitle);
}`;

/** `/docs`: what there is, and where to begin. @param publicUrl the adapter's address, which the example calls. */
export function startPage(recipes: readonly Recipe[], publicUrl: string): DocsPage {
  return {
    title: 'Start',
    description: 'Reference, playground, OpenAPI documents and recipes for those who build on Choose Life.',
    place: null,
    assets: ['copy'],
    main: html`<section class="hero on-deep">
<div class="content hero-row">
<div class="grid max-w-xl gap-5">
<h1>Build on Choose Life</h1>
<p class="lead">${callIds.length} typed calls, made from one table. Read them, try them here, and check your own
gateway against them.</p>
<p class="actions"><a class="button next" href="${docsPaths.playground}">Open the playground</a>
<a class="button quiet" href="${docsPaths.reference}">Read the reference</a></p>
</div>
</div>
</section>
<section class="content grid gap-6 pt-12" aria-labelledby="parts">
<h2 id="parts">What is here</h2>
<ul class="cards">${places.map(card)}</ul>
</section>
<section class="mt-12 bg-sunk pb-12" aria-labelledby="first-call">
<div class="content grid gap-6 pt-12 two">
<div>
<h2 id="first-call">A first call</h2>
<p>The client is typed end to end: inputs, answers and errors. Calls go to the adapter by POST, the token raw in the
Authorization header.</p>
<p>Reads are queries and may be repeated. Writes are mutations and are sent at most once. A failed call says why at
<code>error.data.gateway</code>: <a href="${docsPaths.reference}#errors">the kinds of errors</a>.</p>
</div>
${codeBlock('A first call in TypeScript', firstCallAt(publicUrl))}
</div>
</section>
<section class="content grid gap-6 pt-12" aria-labelledby="ways">
<h2 id="ways">Which way is yours?</h2>
<dl class="ways">
<div><dt>You build a front end</dt><dd>Use <code>@choose-life/client</code>. It calls this adapter and needs nothing of the
server. Begin with <a href="${docsPaths.recipes}/handle-errors">Handle errors</a>.</dd></div>
<div><dt>You write in another language</dt><dd>Make a client of the adapter’s <a href="${docsPaths.adapterOpenapi}">OpenAPI
document</a>, as <a href="${docsPaths.recipes}/client-in-another-language">the recipe</a> does.</dd></div>
<div><dt>You call the gateway yourself</dt><dd>Use the types of <code>@choose-life/openapi</code>, made from the
<a href="${docsPaths.openapi}">OpenAPI document</a>.</dd></div>
<div><dt>You run or change a gateway</dt><dd>Let CI check it: <a href="${docsPaths.recipes}/verify-in-github-actions">Verify in
GitHub Actions</a>.</dd></div>
</dl>
</section>
<section class="content grid gap-6 pt-12" aria-labelledby="recipes">
<h2 id="recipes">Recipes</h2>
${recipeList(recipes)}
</section>`,
  };
}

function card([place, title]: (typeof places)[number]): Html {
  const { drawing, text, tone } = cards[place];
  return html`<li class="card pillar-${tone}">
<svg aria-hidden="true" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${ownMarkup(drawing)}</svg>
<h3><a href="${docsPaths[place]}">${title}</a></h3>
<p>${text}</p>
</li>`;
}
