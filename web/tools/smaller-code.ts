import type { Plugin } from 'vite';

/** An edit of what packages ship. */
interface Edit {
  /** Which modules. */
  readonly of: RegExp;
  readonly changes: readonly (readonly [found: RegExp, by: string])[];
}

const edits: readonly Edit[] = [
  // Reduces each icon to its drawing, which is all that `create-icon.ts` reads: without names, sizes, and random keys, which
  // do not compress.
  {
    of: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    changes: [
      [/^ {2}name: "[^"]*",\n/m, ''],
      [/^ {2}size: 24,\n/m, ''],
      [/,\n {2}aliases: \[[^\]]*\]/, ''],
      [/, key: "\w+"/g, ''],
      [/^__iconData\.node;\n/m, ''],
    ],
  },
  // Radix calls `__name(part, "part")` for its functions, which keeps unused ones in the bundle. Marked as pure, they go.
  {
    of: /node_modules\/@radix-ui\//,
    changes: [[/^(?=\s*__name\()/gm, '/* @__PURE__ */ ']],
  },
  // tRPC computes a list of error codes for streams at load. Marked as pure, it goes.
  {
    of: /node_modules\/@trpc\/server\/dist\/codes-/,
    changes: [[/(const retryableRpcCodes = )(\[[^\]]*\]);/, '$1/* @__PURE__ */ (() => $2)();']],
  },
  // Vite's `import()` looks after style sheets and preloads, which this build does not need: there is one style sheet, and
  // documents have their own preloads.
  {
    of: /vite\/preload-helper/,
    changes: [[/^.*$/s, 'export const __vitePreload = loadCode => loadCode();']],
  },
];

/** Plugins that leave out of other people's code what this product does not need. */
export function smallerCode(): Plugin[] {
  return edits.map(({ of, changes }, place) => ({
    name: `choose-life-smaller-code-${place}`,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: of },
      handler: code => changes.reduce((rest, [found, by]) => rest.replace(found, by), code),
    },
  }));
}
