/** Icons of every shell. */
const icons =
  'lucide-react/dist/esm/icons/(?:menu|x|arrow-right|chevron-down|loader-circle)\\.|web/tools/create-icon';

/** Status icons, on most signed-in pages. */
const signs =
  'lucide-react/dist/esm/icons/(?:check|circle-check|info|circle-alert|circle-exclamation-point|triangle-alert|triangle-exclamation-point|heart-handshake)\\.';

const group = (name: string, priority: number, ...paths: string[]) => ({
  name,
  priority,
  test: new RegExp(paths.join('|')),
  // Dependencies of a group may be needed elsewhere without it.
  includeDependenciesRecursively: false,
});

/**
 * Code that is needed together, in one file each: fewer requests, and better compression. Modules loaded by `import()` stay
 * outside, since the manifest lists them by name.
 */
export const chunkGroups = [
  group('react', 5, 'node_modules/(?:react|react-dom|scheduler|wouter)/', 'web/tools/no-patterns'),
  group(
    'frame',
    4,
    'web/src/(?:session/known-here|app/(?!not-found|replay-typing|focus-new-page|prerender)|paths\\.ts|features/auth/(?:mailed-link|navigation-state))',
    'contracts/src/domain/letter-paths',
    'web/src/components/(?:lazy-component|lazy-motif-tile|pillar|first-interaction|logo|loading|ui/(?:button|cn|spinner))',
    'web/src/feedback/overlay-requests',
    'node_modules/(?:class-variance-authority|clsx|react-error-boundary)/',
    'vite/preload-helper',
    icons,
  ),
  group(
    'calls',
    3,
    'web/src/(?:components/(?:page-skeleton|use-hydrated)|api/trpc|session/(?!known-here|browser-storage|token\\.)[^/]+$|config\\.ts)',
    'web/src/feedback/(?:call-fault|error-policy|notification\\.ts|session-timeout\\.ts)',
    'adapter/client/',
    // Small modules of most signed-in pages.
    'contracts/src/domain/(?:password-refusal|hra/(?:answered|plain-number))\\.',
    'node_modules/(?:@trpc|@tanstack|jotai|react-hot-toast|goober)/',
  ),
  // Without React: the blog's document runs them before React is loaded.
  group('direct-call', 3, 'web/src/(?:api/direct-call|session/(?:browser-storage|token\\.))'),
  group(
    'library-call',
    3,
    'web/src/features/landing/blog/read-articles',
    'contracts/src/domain/(?:content|plain-text|without-tags)\\.',
  ),
  // Small modules of many pages.
  group(
    'small-parts',
    3,
    'web/src/(?:api/use-direct-read|feedback/show-lazily\\.|components/(?:empty-state|ui/tab-classes)|copy/try-again)',
    'contracts/src/domain/dates\\.',
  ),
  // What every page of the assessment and the frame of the dashboard look at.
  group(
    'assessment',
    3,
    'web/src/assessment/(?:dispatch|draft|drafts|draft-storage|reduce|state|token-owner)',
    'web/src/api/use-token-watch',
  ),
  // What the signed-in pages read of the account.
  group('account', 2, 'web/src/api/user-details', 'web/src/assessment/unfinished'),
  group('cards', 2, 'web/src/components/(?:ui/card|skeleton)\\.'),
  group('report-list', 2, 'web/src/api/report-list', 'contracts/src/domain/reports\\.'),
  // Icons of the navigation and the Help Center.
  group('shell-icons', 2, 'lucide-react/dist/esm/icons/(?:mail|book-open|clipboard-list)\\.'),
  group('signs', 2, signs),
  group(
    'forms',
    2,
    'node_modules/react-hook-form/',
    'web/src/components/forms/',
    'contracts/src/domain/forms',
  ),
  group('landing-shell', 2, 'web/src/features/landing/(?:marketing-nav|copy/shell)'),
  group('landing-art', 2, 'web/src/features/landing/art/(?:quilt|weave|cell-names)'),
  group(
    'landing-parts',
    1,
    'web/src/features/landing/(?:parts/(?!page-head|take-assessment)|copy/(?:faqs|pillars))',
  ),
];
