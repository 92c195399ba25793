import { createServer, type Server } from 'node:http';
import { pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { calls } from './calls.ts';

/**
 * A gateway that answers at once with bytes made beforehand, so that the time measured is the adapter's.
 * The embedded gateway would spend most of it on hashing passwords.
 */
export function startUpstream(port: number): Promise<Server> {
  const answers = calls.map(({ id, answer }) => {
    const { path } = operations[id];
    const bare = pathParametersOf(path).reduce(
      (rest, name) => rest.replace(`/{${name}}`, ''),
      path as string,
    );
    return { path: bare, answer };
  });
  const server = createServer((request, response) => {
    const found = answers.find(({ path }) => request.url?.includes(path));
    request.resume();
    request.on('end', () => {
      response.writeHead(found ? 200 : 404, {
        'content-type': 'application/json',
        'content-length': found?.answer.length ?? 0,
      });
      response.end(found?.answer);
    });
  });
  return new Promise(resolve => server.listen(port, '127.0.0.1', () => resolve(server)));
}
