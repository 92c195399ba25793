import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
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
import { checkEachTime, forAYear } from './caching.ts';
import { rendererHeaders } from './headers.ts';

const openapiFile = resolve(import.meta.dirname, '../../../openapi/gateway.openapi.json');
const page = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/**
 * `/docs`: a start page, the reference of the procedures, a playground, the gateway's OpenAPI document and recipes. All of
 * it stays the same while the process runs, so each piece is made when it is first asked for, and kept.
 */
export function addDocsRoutes(app: FastifyInstance, config: Pick<Config, 'webDist' | 'publicUrl'>): void {
  const built = once(() => readBuiltDocs(config.webDist));
  const recipes = once(readRecipes);
  const written = (content: () => Promise<string>) =>
    once(async () => prepare(await content(), page, checkEachTime));

  app.register(async docs => {
    // For those who build with it, not for search engines.
    docs.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'));
    const serve = (address: string, content: () => Promise<Prepared>) =>
      docs.get(address, async (request, reply) => sendPrepared(request, reply, await content()));

    serve(
      docsPaths.start,
      written(async () => startPage(await built(), await recipes())),
    );
    serve(
      docsPaths.reference,
      written(async () => referencePage(await built())),
    );
    serve(
      docsPaths.playground,
      written(async () => playgroundPage(await built())),
    );
    serve(
      docsPaths.recipes,
      written(async () => recipesPage(await built(), await recipes())),
    );
    serve(
      docsPaths.procedures,
      once(() => prepare(JSON.stringify(documentedProcedures()), json, checkEachTime)),
    );
    serve(
      docsPaths.openapi,
      once(async () => prepare(await readFile(openapiFile), json, checkEachTime)),
    );
    for (const { address, file, type, isVersioned } of rendererRows) {
      serve(
        address,
        once(async () => prepare(await readFile(file), type, isVersioned ? forAYear : checkEachTime)),
      );
    }

    const api = written(async () => apiPage(await built()));
    const apiPageHeaders = rendererHeaders(config);
    docs.get(docsPaths.api, async (request, reply) => {
      reply.headers(apiPageHeaders);
      return sendPrepared(request, reply, await api());
    });

    const recipePages = once(async () => {
      const all = await recipes();
      const pageOf = (recipe: Recipe) => written(async () => recipePage(await built(), recipe, all));
      return new Map(all.map(recipe => [recipe.slug, pageOf(recipe)]));
    });
    docs.get<{ Params: { slug: string } }>(`${docsPaths.recipes}/:slug`, async (request, reply) => {
      const recipe = (await recipePages()).get(request.params.slug);
      return recipe ? sendPrepared(request, reply, await recipe()) : reply.callNotFound();
    });
    docs.get(`${docsPaths.start}/`, async (_request, reply) => reply.redirect(docsPaths.start, 308));
  });
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
