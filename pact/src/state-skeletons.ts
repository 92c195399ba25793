import { type StateRow, stateRows } from './state-table.ts';

/** The languages in which handlers can be begun. */
export const skeletonLanguages = ['ts', 'python'] as const;

/** Handlers of every state, to be filled in, in one file that runs as it is. */
export function statesSkeleton(language: (typeof skeletonLanguages)[number]): string {
  return language === 'ts' ? typeScript() : python();
}

/** The values as members: a parameter goes back as it came; what only the gateway knows is to be filled in. */
function membersOf(
  { parameters, values }: StateRow,
  write: Readonly<Record<'parameter' | 'missing' | 'inPath', (text: string) => string>>,
): string[] {
  const written = (name: string) => (name in parameters ? write.parameter(name) : write.missing(name));
  return values.map(
    ([name, inPathOf]) => `"${name}": ${inPathOf === null ? written(name) : write.inPath(written(inPathOf))}`,
  );
}

function typeScript(): string {
  const handlers = stateRows.map(row => {
    const members = membersOf(row, {
      parameter: name => `String(parameters.${name})`,
      missing: name => `missing('${name}')`,
      inPath: value => `encodeURIComponent(${value})`,
    });
    const names = Object.keys(row.parameters);
    return `  // ${row.means}
  '${row.name}': async (${names.length > 0 ? 'parameters: Parameters' : ''}) => {
    missing('the state');${names.length > 0 ? `\n    // parameters: ${names.join(', ')}` : ''}
    return {${members.map(member => `\n      ${member.replace(/^"(\w+)"/, '$1')},`).join('')}${members.length > 0 ? '\n    ' : ''}};
  },`;
  });
  return `// Provider states of Choose Life's contract: fill in what is missing, and hand them to Pact's verifier:
//   new Verifier({ provider, providerBaseUrl, pactUrls, stateHandlers }).verifyProvider()
type Parameters = Record<string, unknown>;

function missing(what: string): string {
  throw new Error(\`not written yet: \${what}\`);
}

export const stateHandlers = {
${handlers.join('\n')}
};
`;
}

function python(): string {
  const functionOf = (name: string) => name.replaceAll(/\W/g, '_');
  const handlers = stateRows.map(row => {
    const members = membersOf(row, {
      parameter: name => `str(parameters["${name}"])`,
      missing: name => `missing("${name}")`,
      inPath: value => `quote(${value}, safe="!'()*")`,
    });
    const names = Object.keys(row.parameters);
    return `def ${functionOf(row.name)}(parameters):
    """${row.means}"""
    missing("the state")${names.length > 0 ? `  # parameters: ${names.join(', ')}` : ''}
    return {${members.map(member => `\n        ${member},`).join('')}${members.length > 0 ? '\n    ' : ''}}
`;
  });
  return `"""Provider states of Choose Life's contract: fill in what is missing, run this file beside the gateway, and name
http://127.0.0.1:8400/provider-states to the verifier (choose-life-verify --provider-states, or Pact's own)."""
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import quote


def missing(what):
    raise NotImplementedError(what)


${handlers.join('\n\n')}

STATES = {
${stateRows.map(({ name }) => `    "${name}": ${functionOf(name)},`).join('\n')}
}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        status, values = 200, {}
        # Pact asks for an interaction without states, too: with an empty name.
        if asked.get("action") != "teardown" and asked.get("state"):
            handler = STATES.get(asked["state"])
            try:
                status, values = (404, {}) if handler is None else (200, handler(asked.get("params") or {}))
            except NotImplementedError as error:
                status, values = 500, {"missing": str(error)}
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(values).encode())


if __name__ == "__main__":
    HTTPServer(("127.0.0.1", 8400), Handler).serve_forever()
`;
}
