import { runProgram } from '../support/run-program.ts';
import type { ForeignGateway } from './foreign-gateway.ts';
import { testAccount } from './gateway-data.ts';
import { tokenOf } from './tokens.ts';

/** The environment that names the test account, and the one that has its token alone. */
export const account = { VERIFY_EMAIL: testAccount.email, VERIFY_PASSWORD: testAccount.password };
export const token = { VERIFY_TOKEN: tokenOf(testAccount.email) };

/** Options under which everything is verified. */
export function withSignups({ mailbox }: ForeignGateway): string[] {
  return ['--allow-writes', '--allow-signups', '--mailbox', mailbox];
}

/** Verifies a foreign gateway. What is printed leaves out time and duration, which differ from run to run. */
export async function runForeign(gateway: ForeignGateway, env: NodeJS.ProcessEnv, ...more: string[]) {
  const { code, printed } = await runProgram(['--gateway', gateway.url, ...more], env);
  return { code, printed: printed.replace(/^Contract .* s, /m, '') };
}
