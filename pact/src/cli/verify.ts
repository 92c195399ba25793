import { runProcess } from './run-process.ts';

/** The program of `npm run verify`. Without `--gateway` it starts an embedded gateway with state handlers, on a temporary database. */
await runProcess(async () => {
  // Imported only when needed: the verification of another gateway needs no database.
  const { startGateway } = await import('@choose-life/gateway/testing/start-gateway');
  return startGateway();
});
