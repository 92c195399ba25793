import { resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { MaintenanceRefused } from './refused.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- --to FILE`: the database of the gateway, which may go on meanwhile, in a file. */
await runCommand({ to: { type: 'string' } }, async (config, { to }) => {
  if (!to) throw new MaintenanceRefused('Say where to: npm run backup -- --to FILE');
  return backUp(config, resolve(to));
});
