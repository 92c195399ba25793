import type { Plugin } from 'vite';

/**
 * Radix calls `__name(part, "part")` for each of its functions, to keep their names in minified code. Such a call keeps the
 * function too, used or not: without an effect of its own, what nobody uses is left out.
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
