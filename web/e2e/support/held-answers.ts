import type { GatewayProxy } from './gateway-proxy.ts';

/** Holds the gateway's answers to a call back until the test releases them. @returns what releases them */
export function holdAnswers(proxy: GatewayProxy, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.intercept(path, async (_call, forward) => {
    await promise;
    return forward();
  });
  return resolve;
}
