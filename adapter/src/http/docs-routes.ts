import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { FastifyInstance } from 'fastify';

const openapiFile = resolve(import.meta.dirname, '../../../openapi/gateway.openapi.json');
const openapiPath = '/docs/gateway.openapi.json';

/** `/docs`: the procedures with the gateway calls behind them, and the gateway's OpenAPI document. */
export function addDocsRoutes(app: FastifyInstance): void {
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(referencePage()));

  app.get(openapiPath, async (_request, reply) => {
    const document = await readFile(openapiFile).catch(() => null);
    if (document === null) return reply.code(404).type('text/plain').send('The document has not been built.');
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** One row per call, written out of the table: names and paths there hold no characters that HTML minds. */
function referencePage(): string {
  const rows = operationIds.map(id => {
    const { effect, method, path, stage, auth, section }: Operation = operations[id];
    const cells = [id, effect === 'read' ? 'query' : 'mutation', `${method} ${path}`, stage, auth, section];
    return `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['Procedure', 'Kind', 'Gateway call', 'Stage group', 'Session', 'Specification'];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Choose Life: procedures</title></head>
<body>
<h1>Procedures</h1>
<p>At <code>/trpc/{procedure}</code>, by POST with JSON; queries by GET too. The session token goes raw in the
Authorization header. A failed call says why at <code>error.data.gateway</code>.
The gateway's own calls: <a href="${openapiPath}">OpenAPI document</a>.</p>
<table>
<thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}
