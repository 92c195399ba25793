import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { asAskedAt } from '../docs/address-as-asked.ts';
import { apiPage } from '../docs/api-page.ts';
import { readBuiltDocs } from '../docs/built-docs.ts';
import { docsPaths } from '../docs/page.ts';
import { playgroundPage } from '../docs/playground-page.ts';
import { type Prepared, prepare, sendPrepared } from '../docs/prepared.ts';
import { documentedProcedures } from '../docs/procedures.ts';
import { type Recipe, readRecipes, recipePage, recipesPage } from '../docs/recipes.ts';
import { referencePage } from '../docs/reference-page.ts';
import { rendererRows } from '../docs/renderer.ts';
import { startPage } from '../docs/start-page.ts';
import { checkEachTime } from './caching.ts';
import { documentHeaders, type HeaderSet, rendererHeaders } from './headers.ts';

const openapiFile = resolve(import.meta.dirname, '../../../openapi/gateway.openapi.json');
const page = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/**
 * `/docs`: a start page, the reference of the procedures, a playground, the gateway's OpenAPI document and recipes. All of
 * it stays the same while the process runs, so each piece is made when it is first asked for, and kept. A page stands at its
 * address with and without a slash at the end.
 */
export function addDocsRoutes(app: FastifyInstance, config: Config): void {
  const built = once(() => readBuiltDocs(config.webDist));
  const recipes = once(readRecipes);
  const written = (asked: string, content: () => Promise<string>) =>
    once(async () => prepare(asAskedAt(asked, await content()), page, checkEachTime));

  const documents = documentHeaders(config);

  app.register(async docs => {
    // For those who build with it, not for search engines.
    docs.addHook('onRequest', async (_request, reply) => {
      reply.headers(documents).header('x-robots-tag', 'noindex');
    });
    const serve = (url: string, content: Content, headers: HeaderSet = {}) =>
      docs.route({
        method: ['GET', 'HEAD'],
        url,
        handler: async (request, reply) => {
          const found = await content(request);
          if (found === undefined) return reply.callNotFound();
          return sendPrepared(request, reply.headers(headers), found);
        },
      });
    const servePage = (address: string, content: () => Promise<string>, headers?: HeaderSet) => {
      for (const asked of [address, `${address}/`]) serve(asked, written(asked, content), headers);
    };

    servePage(docsPaths.start, async () => startPage(await built(), await recipes(), config.publicUrl));
    servePage(docsPaths.reference, async () => referencePage(await built()));
    servePage(docsPaths.playground, async () => playgroundPage(await built()));
    servePage(docsPaths.api, async () => apiPage(await built()), rendererHeaders(config));
    servePage(docsPaths.recipes, async () => recipesPage(await built(), await recipes()));
    for (const asked of [`${docsPaths.recipes}/:slug`, `${docsPaths.recipes}/:slug/`]) {
      const pages = once(async () => {
        const all = await recipes();
        const pageOf = (recipe: Recipe) => written(asked, async () => recipePage(await built(), recipe, all));
        return new Map(all.map(recipe => [recipe.slug, pageOf(recipe)]));
      });
      serve(asked, async request => (await pages()).get(slugIn(request))?.());
    }
    serve(
      docsPaths.procedures,
      once(() => prepare(JSON.stringify(documentedProcedures()), json, checkEachTime)),
    );
    serve(
      docsPaths.openapi,
      once(async () => prepare(await readFile(openapiFile), json, checkEachTime)),
    );
    for (const { address, file, type } of rendererRows) {
      serve(
        address,
        once(async () => prepare(await readFile(file), type, checkEachTime)),
      );
    }
  });
}

/** What is served at an address; nothing where it is no page. */
type Content = (request: FastifyRequest) => Promise<Prepared | undefined>;

function slugIn({ params }: FastifyRequest): string {
  // The routes that ask have this parameter.
  return (params as { readonly slug: string }).slug;
}

/** Does a thing when it is first wanted, and again only where it failed. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch(error => {
      made = null;
      throw error;
    });
    return made;
  };
}
