import { createServer } from 'node:http';
import { Pool } from 'undici';

/**
 * The pass-through server. It forwards requests without validation and normalization, so no server that does the adapter's job can be faster:
 * the results call it LIMIT. Arguments: the port to listen on, and the port of the upstream.
 */
const [, , port, upstreamPort] = process.argv;
// As many connections as the adapter has for most classes of calls (`slots` in client-settings.ts).
const pool = new Pool(`http://127.0.0.1:${upstreamPort}`, { connections: 64 });

// Without a keep-alive timeout, because Node's default would close connections between two slices of a measurement.
createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await pool.request({
    path: request.url ?? '/',
    method: request.method === 'GET' ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
      // The adapter requests no compression either.
      'accept-encoding': 'identity',
    },
    body: request.method === 'GET' ? null : Buffer.concat(chunks),
  });
  const body = Buffer.from(await answer.body.arrayBuffer());
  response.writeHead(answer.statusCode, {
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
