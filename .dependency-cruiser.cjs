/** The arrows between the rooms (ARCHITECTURE.md). Each rule says why it stands. */
const outside = room => ({ path: '.', pathNot: `^${room}` });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'A type that two files need from each other belongs in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The rules run in the browser, in the adapter and in tests: they may need nothing but themselves.',
      severity: 'error',
      from: { path: '^contracts/src/domain', pathNot: '\\.test\\.ts$' },
      to: outside('contracts/src/domain'),
    },
    {
      name: 'contracts-know-nobody',
      comment: 'Everything is derived from the contracts, so they may be derived from nothing.',
      severity: 'error',
      from: { path: '^contracts' },
      to: { path: '^(openapi|service|adapter|gateway|web|pact|bench)/' },
    },
    {
      name: 'service-knows-no-other-room',
      comment: 'It holds what every server process does, whatever it serves.',
      severity: 'error',
      from: { path: '^service' },
      to: { path: '^(contracts|openapi|adapter|gateway|web|pact|embedded|bench)/' },
    },
    {
      name: 'openapi-from-contracts-only',
      comment: 'The document is derived from the table alone.',
      severity: 'error',
      from: { path: '^openapi' },
      to: { path: '^(service|adapter|gateway|web|pact|bench)/' },
    },
    {
      name: 'adapter-meets-the-gateway-by-http',
      comment:
        'The embedded gateway stands in for a hosted one: the adapter knows it by HTTP only. Tests start one.',
      severity: 'error',
      from: { path: '^adapter', pathNot: '(\\.test\\.ts$|^adapter/test/)' },
      to: { path: '^(gateway|web|pact|bench|openapi)/' },
    },
    {
      name: 'gateway-client-from-contracts-only',
      comment:
        'Whoever speaks to a gateway uses it, the adapter and the verifier alike: it may need neither of them, nor their servers.',
      severity: 'error',
      from: { path: '^adapter/gateway-client/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(adapter/(src|client)|service|gateway|web|pact|bench|openapi|node_modules/(fastify|@trpc|zod))/',
      },
    },
    {
      name: 'docs-are-built',
      comment:
        'Pages of the docs are written when the product is built: nothing that runs may need what writes them.',
      severity: 'error',
      from: { path: '^adapter/(src|gateway-client)/' },
      to: { path: '^(adapter/docs/|node_modules/marked/)' },
    },
    {
      name: 'procedures-know-no-routes',
      comment: 'HTTP carries them: http -> routers -> trpc, and no arrow back.',
      severity: 'error',
      from: { path: '^adapter/(docs|src/(routers|trpc))/' },
      to: { path: '^adapter/src/(http/|app\\.ts)' },
    },
    {
      name: 'procedures-know-no-router',
      comment: 'A router is made of procedures: routers -> trpc.',
      severity: 'error',
      from: { path: '^adapter/src/trpc/' },
      to: { path: '^adapter/src/routers/' },
    },
    {
      name: 'client-stands-alone',
      comment:
        'Whoever installs the client has neither the adapter nor the contracts, not even their types: it holds its own, which are generated and tested against the adapter’s. Its tools and tests are not packed.',
      severity: 'error',
      from: { path: '^adapter/client/src' },
      to: { path: '^(adapter/src|contracts|service|node_modules/zod)/' },
    },
    {
      name: 'gateway-from-contracts-only',
      comment: 'The embedded gateway is a separate process that happens to live here.',
      severity: 'error',
      from: { path: '^gateway' },
      to: { path: '^(adapter|web|pact|bench|openapi)/' },
    },
    {
      name: 'web-talks-to-the-client',
      comment:
        'The web app reaches the gateway through the typed client; the wire is not its business. Browser tests start servers.',
      severity: 'error',
      from: { path: '^web/(src|docs|tools)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(contracts/src/gateway|service|adapter/src|gateway|pact|bench|openapi)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A feature can be read, changed and removed alone; what two need moves to a shared room.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-rooms-know-no-feature',
      comment: 'app <- features <- shared rooms: the arrow goes one way.',
      severity: 'error',
      from: { path: '^web/src/(session|feedback|components|api|copy)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'feedback-knows-no-api',
      comment:
        'features -> api -> feedback -> components, session: the shared folders of the web app have one order.',
      severity: 'error',
      from: { path: '^web/src/(session|feedback|components)/' },
      to: { path: '^web/src/api/' },
    },
    {
      name: 'components-and-session-know-no-feedback',
      comment: 'As above: feedback uses both.',
      severity: 'error',
      from: { path: '^web/src/(session|components)/' },
      to: { path: '^web/src/feedback/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app puts features together; a feature that looks back at it could not be moved.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'nobody-needs-the-web-app',
      comment: 'The web app is the last user of everything.',
      severity: 'error',
      from: { path: '^(contracts|openapi|service|adapter|gateway|pact|bench)/' },
      to: { path: '^web/' },
    },
    {
      name: 'pact-uses-the-real-client',
      comment:
        'Interactions go through the gateway client of the adapter, and the provider is started as a test would.',
      severity: 'error',
      from: { path: '^pact' },
      to: { path: '^(adapter/(?!gateway-client/)|gateway/(?!test/support/)|bench|openapi|web)' },
    },
    {
      name: 'verify-needs-no-pact-library',
      comment:
        'Gateways are judged by the table of interactions. Only what writes and checks the pact files loads the native library.',
      severity: 'error',
      from: { path: '^pact/src/(cli|interactions|verify)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(pact/pacts|node_modules/@pact-foundation)/', reachable: true },
    },
    {
      name: 'embedded-is-adapter-and-gateway',
      comment: 'It puts the two together in one process, as they are: it has no rules of its own.',
      severity: 'error',
      from: { path: '^embedded' },
      to: { path: '^(adapter/client|contracts|web|pact|bench|openapi)/' },
    },
    {
      name: 'nobody-needs-embedded',
      comment: 'It is for those outside. What is ours starts adapter and gateway each by itself.',
      severity: 'error',
      from: { path: '^(contracts|openapi|service|adapter|gateway|web|pact|bench)/' },
      to: { path: '^embedded/' },
    },
    {
      name: 'bench-measures-from-outside',
      comment:
        'What is measured is started as production runs it, and known by HTTP alone. The gateway behind it may be one of tests.',
      severity: 'error',
      from: { path: '^bench' },
      to: { path: '^(adapter/(?!gateway-client/test/)|web/|pact/|openapi/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@choose-life/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
};
