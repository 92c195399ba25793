import type { Plugin } from 'vite';

/**
 * tRPC makes a list of the error codes after which a stream is taken up again, out of the table of all codes. Making it has no
 * effect, which the bundler cannot know: marked so, list and table are left out of an app without streams.
 */
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
