import { runProcess } from './run-process.ts';

/** The process of `npm run verify`. Where no gateway is named, it starts an embedded one on a temporary database, with its state handlers. */
await runProcess(async () => {
  // Imported only here: the verification of another gateway needs no database.
  const { startGateway } = await import('@choose-life/gateway/testing/start-gateway');
  return startGateway();
});
