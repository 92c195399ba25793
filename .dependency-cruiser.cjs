/** The dependency rules between the packages and their folders (ARCHITECTURE.md), each with its reason. */

const all = 'contracts|openapi|service|adapter|gateway|web|pact|embedded|bench';

/** What each package may import besides itself. `exempt`: files that the rule does not hold for. */
const packages = {
  contracts: { may: [], reason: 'Everything is derived from the contracts: they are derived from nothing.' },
  service: { may: [], reason: 'It holds what every server process does, whatever it serves.' },
  openapi: { may: ['contracts'], reason: 'The document is derived from the table alone.' },
  adapter: {
    may: ['contracts', 'service'],
    exempt: '(\\.test\\.ts$|^adapter/(test|client/tools)/)',
    reason: 'The embedded gateway stands in for a hosted one, known by HTTP only. Tests start one.',
  },
  gateway: { may: ['contracts', 'service'], reason: 'A separate process that happens to live here.' },
  pact: {
    may: ['contracts', 'service', 'adapter/gateway-client', 'gateway/testing'],
    reason: 'Interactions go through the real client, and the provider is started as a test would.',
  },
  embedded: {
    may: ['service', 'adapter(?!/client/)', 'gateway'],
    reason: 'It puts adapter and gateway together as they are: it has no rules of its own.',
  },
  bench: { may: ['contracts', 'service', 'gateway'], reason: 'What is measured is known by HTTP alone.' },
  web: {
    may: ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'pact', 'bench'],
    reason: 'Embedded is for those outside. What is ours starts adapter and gateway each by itself.',
  },
};

/** The shared folders of the web app have one order, and features are above them: what each folder may not import. */
const foldersOfWeb = {
  features: 'app',
  assessment: 'app|features|components',
  api: 'app|features|assessment',
  feedback: 'app|features|assessment|api',
  'components|session': 'app|features|assessment|api|feedback',
  copy: 'app|features|assessment',
};

const refused = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: side(from),
  to: side(to),
});
/** A side is a pattern of paths, or conditions of dependency-cruiser. */
const side = paths => (typeof paths === 'string' ? { path: paths } : paths);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(packages).map(([name, { may, exempt, reason }]) =>
      refused(
        `imports-of-${name}`,
        reason,
        { path: `^${name}/`, ...(exempt && { pathNot: exempt }) },
        { path: `^(${all})/`, pathNot: `^(${[name, ...may].join('|')})/` },
      ),
    ),
    ...Object.entries(foldersOfWeb).map(([folder, others]) =>
      refused(
        `web-imports-of-${folder}`,
        'features -> assessment -> api -> feedback -> components, session. The assessment draws nothing.',
        `^web/src/(${folder})/`,
        `^web/src/(${others})/`,
      ),
    ),
    refused(
      'no-cycles',
      'Two files that need each other are one thing, or hide a third: a type that both need too.',
      {},
      { circular: true },
    ),
    refused(
      'domain-is-pure',
      'The rules run in the browser, in the adapter and in tests: they may need nothing but themselves.',
      { path: '^contracts/src/domain', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^contracts/src/domain' },
    ),
    refused(
      'tests-of-the-adapter-need-no-last-user',
      'The web app and embedded are the last users of everything.',
      '^adapter/',
      '^(web|embedded)/',
    ),
    refused(
      'gateway-client-from-contracts-only',
      'The adapter and the verifier both use it: it may need neither of them, nor their servers.',
      { path: '^adapter/gateway-client/src', pathNot: '\\.test\\.ts$' },
      '^(adapter/(src|client)|service|gateway|web|pact|bench|openapi|node_modules/(fastify|@trpc|zod))/',
    ),
    refused(
      'docs-are-built',
      'Pages of the docs are written when the product is built: nothing that runs may need what writes them.',
      '^adapter/(src|gateway-client)/',
      '^(adapter/docs/|node_modules/marked/)',
    ),
    refused(
      'procedures-know-no-routes',
      'HTTP carries them: http imports routers, routers import trpc, and never the other way round.',
      '^adapter/(docs|src/(routers|trpc))/',
      '^adapter/src/(http/|app\\.ts)',
    ),
    refused(
      'procedures-know-no-router',
      'A router is made of procedures: routers -> trpc.',
      '^adapter/src/trpc/',
      '^adapter/src/routers/',
    ),
    refused(
      'client-stands-alone',
      'An installed client has neither the adapter nor the contracts nor zod. The pure rules of the domain are packed with it; what the table of calls says is generated, and tested against the adapter. Its tools and tests are not packed.',
      '^adapter/client/src',
      '^(adapter/src|contracts/src/gateway|service|node_modules/zod)/',
    ),
    refused(
      'web-talks-to-the-client',
      'The web app reaches the gateway through the typed client; the wire is not its business. Browser tests start servers.',
      { path: '^web/(src|docs|tools)', pathNot: '\\.test\\.tsx?$' },
      '^(contracts/src/gateway|service|adapter/src|gateway|pact|bench|openapi)/',
    ),
    refused(
      'features-do-not-know-each-other',
      'A feature can be read, changed and removed alone; code that two features need moves to a shared folder.',
      '^web/src/features/([^/]+)/',
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    refused(
      'verify-needs-no-pact-library',
      'Gateways are judged by the table of interactions. Only what writes and checks the pact files loads the native library.',
      { path: '^pact/src/(cli|interactions|verify)/', pathNot: '\\.test\\.ts$' },
      { path: '^(pact/pacts|node_modules/@pact-foundation)/', reachable: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/(dist|builds)/' },
    tsPreCompilationDeps: true,
    // With the alias of the web app.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@choose-life/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
};
