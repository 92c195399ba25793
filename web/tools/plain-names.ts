import type { Plugin } from 'vite';

/**
 * Radix calls `__name(part, "part")` for its functions, which keeps unused ones in the bundle. Marks these calls as pure.
 */
export function plainNames(): Plugin {
  return {
    name: 'choose-life-plain-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/@radix-ui\// },
      handler: code => code.replaceAll(/^(?=\s*__name\()/gm, '/* @__PURE__ */ '),
    },
  };
}
