import type { Plugin } from 'vite';

/** tRPC computes a list of error codes for streams at load. Marks it as pure, so that it is dropped. */
export function pureCodes(): Plugin {
  return {
    name: 'choose-life-pure-codes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/@trpc\/server\/dist\/codes-/ },
      handler: code =>
        code.replace(/(const retryableRpcCodes = )(\[[^\]]*\]);/, '$1/* @__PURE__ */ (() => $2)();'),
    },
  };
}
