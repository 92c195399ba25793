/** The dependency rules between the packages and their folders (ARCHITECTURE.md), each with its reason. */

const all = 'contracts|openapi|service|adapter|gateway|web|pact|embedded|bench';

/** The packages that each package may import, and why no others. `exempt`: files to which the rule does not apply. */
const packages = {
  contracts: {
    may: [],
    reason: 'The other packages are built on the contracts, so the contracts import none of them.',
  },
  service: { may: [], reason: 'All server processes use it, so it depends on none of them.' },
  openapi: { may: ['contracts'], reason: 'The document is derived only from the table of calls.' },
  adapter: {
    may: ['contracts', 'service'],
    exempt: '(\\.test\\.ts$|^adapter/(test|client/tools)/)',
    reason:
      'The embedded gateway replaces a hosted one, so the adapter knows it only by HTTP. Tests start one, and tools of the client use openapi.',
  },
  gateway: {
    may: ['contracts', 'service'],
    reason:
      'It replaces a hosted gateway, so it uses only the contracts and the code that all servers share.',
  },
  pact: {
    may: ['contracts', 'service', 'adapter/gateway-client', 'gateway/testing'],
    reason: 'It uses the real gateway client, and starts the provider as tests do.',
  },
  embedded: {
    may: ['service', 'adapter(?!/client/)', 'gateway'],
    reason: 'It combines adapter and gateway without rules of its own.',
  },
  bench: {
    may: ['contracts', 'service', 'gateway'],
    reason:
      'It knows the measured servers only by HTTP. From the gateway it imports the PDF, which it measures, and test support.',
  },
  web: {
    may: ['contracts', 'openapi', 'service', 'adapter', 'gateway', 'pact', 'bench'],
    reason:
      'The tests of the web app also use the other packages; the rule web-talks-to-the-client limits its product code. Embedded is for other projects.',
  },
};

/**
 * The folders that each folder of the web app may not import. Features are at the top, and the shared folders below them have one order, except
 * `copy`: all of them may import its texts.
 */
const foldersOfWeb = {
  features: 'app',
  assessment: 'app|features|components',
  api: 'app|features|assessment',
  feedback: 'app|features|assessment|api',
  'components|session': 'app|features|assessment|api|feedback',
  copy: 'app|features|assessment',
};

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: side(from),
  to: side(to),
});
/** One side of a rule: a pattern of paths, or conditions of dependency-cruiser. */
const side = paths => (typeof paths === 'string' ? { path: paths } : paths);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(packages).map(([name, { may, exempt, reason }]) =>
      forbid(
        `imports-of-${name}`,
        reason,
        { path: `^${name}/`, ...(exempt && { pathNot: exempt }) },
        { path: `^(${all})/`, pathNot: `^(${[name, ...may].join('|')})/` },
      ),
    ),
    ...Object.entries(foldersOfWeb).map(([folder, others]) =>
      forbid(
        `web-imports-of-${folder}`,
        'features -> assessment -> api -> feedback -> components, session. The assessment renders nothing.',
        `^web/src/(${folder})/`,
        `^web/src/(${others})/`,
      ),
    ),
    forbid(
      'no-cycles',
      'Two files that import each other belong together, or both need a third file: often a type.',
      {},
      { circular: true },
    ),
    forbid(
      'domain-is-pure',
      'The rules run in the browser, in the adapter and in tests, so they may import only each other.',
      { path: '^contracts/src/domain', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^contracts/src/domain' },
    ),
    forbid(
      'adapter-does-not-import-its-users',
      'Web app and embedded use the adapter, never the other way round. This rule also applies to tests.',
      '^adapter/',
      '^(web|embedded)/',
    ),
    forbid(
      'gateway-client-from-contracts-only',
      'Both the adapter and the verifier use it, so it may import neither of them, nor their servers.',
      { path: '^adapter/gateway-client/src', pathNot: '\\.test\\.ts$' },
      '^(adapter/(src|client)|service|gateway|web|pact|bench|openapi|node_modules/(fastify|@trpc|zod))/',
    ),
    forbid(
      'docs-are-built',
      'The build writes the pages of the docs. No code that runs in production may import it.',
      '^adapter/(src|gateway-client)/',
      '^(adapter/docs/|node_modules/marked/)',
    ),
    forbid(
      'procedures-do-not-import-routes',
      'http imports routers, routers import trpc, and never the other way round.',
      '^adapter/(docs|src/(routers|trpc))/',
      '^adapter/src/(http/|app\\.ts)',
    ),
    forbid(
      'procedures-do-not-import-routers',
      'A router consists of procedures: routers -> trpc.',
      '^adapter/src/trpc/',
      '^adapter/src/routers/',
    ),
    forbid(
      'client-is-independent',
      'A project that installs the client has neither adapter, nor contracts, nor zod. The rules of the domain are packed with it. Types from the table of calls are generated, and tested against the adapter. Its tools and tests are not packed.',
      '^adapter/client/src',
      '^(adapter/src|contracts/src/gateway|service|node_modules/zod)/',
    ),
    forbid(
      'web-talks-to-the-client',
      'The web app calls the gateway only through the typed client. Browser tests may start servers.',
      { path: '^web/(src|docs|tools)', pathNot: '\\.test\\.tsx?$' },
      '^(contracts/src/gateway|service|adapter/src|gateway|pact|bench|openapi)/',
    ),
    forbid(
      'features-do-not-import-each-other',
      'Each feature can be read, changed and removed separately. Code that two features need moves to a shared folder.',
      '^web/src/features/([^/]+)/',
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'verify-needs-no-pact-library',
      'Gateways are verified by the table of interactions. Only the code that writes and checks pact files loads the native library.',
      { path: '^pact/src/(cli|interactions|verify)/', pathNot: '\\.test\\.ts$' },
      { path: '^(pact/pacts|node_modules/@pact-foundation)/', reachable: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/(dist|builds)/' },
    // Imports of types also count.
    tsPreCompilationDeps: true,
    // The configuration with the import alias of the web app.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@choose-life/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
