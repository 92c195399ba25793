/**
 * The dependency rules between the packages (ARCHITECTURE.md), each with its reason. Its two sides are a pattern of paths, or
 * conditions of dependency-cruiser.
 */
const refused = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: side(from),
  to: side(to),
});
const side = paths => (typeof paths === 'string' ? { path: paths } : paths);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
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
      'contracts-know-nobody',
      'Everything is derived from the contracts, so they may be derived from nothing.',
      '^contracts',
      '^(openapi|service|adapter|gateway|web|pact|bench)/',
    ),
    refused(
      'service-knows-no-other-package',
      'It holds what every server process does, whatever it serves.',
      '^service',
      '^(contracts|openapi|adapter|gateway|web|pact|embedded|bench)/',
    ),
    refused(
      'openapi-from-contracts-only',
      'The document is derived from the table alone.',
      '^openapi',
      '^(service|adapter|gateway|web|pact|bench)/',
    ),
    refused(
      'adapter-meets-the-gateway-by-http',
      'The embedded gateway stands in for a hosted one: the adapter knows it by HTTP only. Tests start one.',
      { path: '^adapter', pathNot: '(\\.test\\.ts$|^adapter/(test|client/tools)/)' },
      '^(gateway|web|pact|bench|openapi)/',
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
      'gateway-from-contracts-only',
      'The embedded gateway is a separate process that happens to live here.',
      '^gateway',
      '^(adapter|web|pact|bench|openapi)/',
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
      'shared-folders-know-no-feature',
      'app <- features <- shared folders: imports go one way.',
      '^web/src/(assessment|session|feedback|components|api|copy)/',
      '^web/src/(features|app)/',
    ),
    refused(
      'other-folders-know-no-assessment',
      'It uses the other shared folders, and draws nothing: features show what it holds.',
      '^web/src/(session|feedback|components|api|copy)/',
      '^web/src/assessment/',
    ),
    refused(
      'assessment-draws-nothing',
      'Its state and its calls are the same whatever shows them.',
      '^web/src/assessment/',
      '^web/src/components/',
    ),
    refused(
      'feedback-knows-no-api',
      'features -> assessment -> api -> feedback -> components, session: the shared folders of the web app have one order.',
      '^web/src/(session|feedback|components)/',
      '^web/src/api/',
    ),
    refused(
      'components-and-session-know-no-feedback',
      'As above: feedback uses both.',
      '^web/src/(session|components)/',
      '^web/src/feedback/',
    ),
    refused(
      'features-know-no-app',
      'The app puts features together; a feature that looks back at it could not be moved.',
      '^web/src/features/',
      '^web/src/app/',
    ),
    refused(
      'nobody-needs-the-web-app',
      'The web app is the last user of everything.',
      '^(contracts|openapi|service|adapter|gateway|pact|bench)/',
      '^web/',
    ),
    refused(
      'pact-uses-the-real-client',
      'Interactions go through the gateway client of the adapter, and the provider is started as a test would.',
      '^pact',
      '^(adapter/(?!gateway-client/)|gateway/(?!testing/)|bench|openapi|web)',
    ),
    refused(
      'verify-needs-no-pact-library',
      'Gateways are judged by the table of interactions. Only what writes and checks the pact files loads the native library.',
      { path: '^pact/src/(cli|interactions|verify)/', pathNot: '\\.test\\.ts$' },
      { path: '^(pact/pacts|node_modules/@pact-foundation)/', reachable: true },
    ),
    refused(
      'embedded-is-adapter-and-gateway',
      'It puts the two together in one process, as they are: it has no rules of its own.',
      '^embedded',
      '^(adapter/client|contracts|web|pact|bench|openapi)/',
    ),
    refused(
      'nobody-needs-embedded',
      'It is for those outside. What is ours starts adapter and gateway each by itself.',
      '^(contracts|openapi|service|adapter|gateway|web|pact|bench)/',
      '^embedded/',
    ),
    refused(
      'bench-measures-from-outside',
      'What is measured is started as production runs it, and known by HTTP alone.',
      '^bench',
      '^(adapter|web|pact|openapi)/',
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
