import { resolve } from 'node:path';
import { MaintenanceRefused } from './refused.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

/** `npm run restore -- --from FILE`: the database of the gateway, which must not run meanwhile, from a backup. */
await runCommand(options, async (config, { from, replace }) => {
  if (!from) throw new MaintenanceRefused('Say what from: npm run restore -- --from FILE');
  return restoreBackup(config, resolve(from), replace);
});
