import { parseJson } from '@choose-life/gateway-client/read/parse-json';
import type { FastifyInstance } from 'fastify';
import type { AdapterDependencies } from './dependencies.ts';
import { cspReportsPath } from './headers.ts';

/** Limits of one request, because anybody can send reports. A larger body is refused, and further reports are not counted. */
const maxBodyBytes = 8 * 1024;
const maxReports = 20;

/**
 * The directives of our policies (`headers.ts`) that can be violated, and the `-elem` and `-attr` directives that browsers report instead of
 * `script-src` and `style-src`. All others are counted as `other`, because unknown callers must not add labels to the metrics.
 */
const directives: ReadonlySet<string> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr ' +
    'img-src font-src connect-src media-src frame-src manifest-src worker-src ' +
    'object-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
);

/** Adds the route for reports of the content security policy. Only the directive is counted, because reports contain URLs. */
export function addCspReportsRoute(app: FastifyInstance, { metrics }: AdapterDependencies): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    // The policies name the route by `report-to`, for which browsers send this media type. They do not use the older `report-uri`.
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      async (_request: unknown, body: Buffer) => {
        // A body that is not JSON has no directives. Browsers ignore the answer, so it needs no error.
        const parsed = parseJson(body);
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
  const reports = Array.isArray(body) ? body.slice(0, maxReports) : [];
  return reports
    .map(report => report?.body?.effectiveDirective)
    .filter(name => typeof name === 'string')
    .map(name => (directives.has(name) ? name : 'other'));
}
