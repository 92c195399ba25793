import type { RewritingGateway } from './rewriting-gateway.ts';

/** Keeps the gateway's answers to a call back until the test lets them go. Returns the letting go. */
export function hold(between: RewritingGateway, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  between.rewrite(path, async (_call, ask) => {
    await promise;
    return ask();
  });
  return resolve;
}
