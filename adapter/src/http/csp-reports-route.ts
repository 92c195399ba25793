import type { FastifyInstance } from 'fastify';
import type { AdapterDependencies } from '../app.ts';
import { parseJson } from '../gateway/parse-json.ts';
import { cspReportsPath } from './headers.ts';

const mostBytes = 8 * 1024;
const directive = /^[a-z-]{3,40}$/;

/** Counts what the content security policy kept from running: the directive only, since reports hold addresses. */
export function addCspReportsRoute(app: FastifyInstance, { metrics }: AdapterDependencies): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_request: unknown, body: string | Buffer) => {
        const parsed = parseJson(String(body));
        return parsed.ok ? parsed.value : null;
      },
    );
    scope.post(cspReportsPath, async (request, reply) => {
      for (const name of directivesOf(request.body)) metrics.cspViolation(name);
      return reply.code(204).send();
    });
  });
}

function directivesOf(body: unknown): string[] {
  const reports = Array.isArray(body) ? body.slice(0, 20) : [];
  return reports
    .map(report => report?.body?.effectiveDirective)
    .filter(name => typeof name === 'string' && directive.test(name));
}
