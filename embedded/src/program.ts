#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { EmbeddedProduct } from './embedded-product.ts';
import { startEmbedded } from './start-embedded.ts';

const usage = 'Usage: choose-life-embedded [--port 4000] [--allowed-origins http://localhost:5173]\n';
/** Exit code of a wrong command line, as sysexits has it. */
const wrongUsage = 64;

const options = {
  port: { type: 'string', default: '4000' },
  'allowed-origins': { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) process.stdout.write(usage);
  else {
    const allowedOrigins = values['allowed-origins'].split(',');
    const mailboxKey = process.env.MAILBOX_KEY;
    await run(
      startEmbedded({ port: Number(values.port), allowedOrigins, ...(mailboxKey && { mailboxKey }) }),
    );
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = codeOf(error).startsWith('ERR_PARSE_ARGS') ? wrongUsage : 1;
}

async function run(starting: Promise<EmbeddedProduct>): Promise<void> {
  // The error of a failed start is written below.
  const stop = () => starting.then(product => product.stop()).catch(() => undefined);
  // Signals may come during the start, and twice: npx passes on the Ctrl-C that the terminal has sent to both.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { url, trpcUrl, gatewayUrl, mailboxUrl, demoAccount } = await starting;
  process.stdout.write(`Choose Life runs on ${url}
Procedures: ${trpcUrl}
Gateway: ${gatewayUrl}
Demo account: ${demoAccount.email} with password ${demoAccount.password}
Mail that it sends: ${process.stdout.isTTY ? mailboxUrl : withoutKey(mailboxUrl)}
`);
}

/** The key is for a person at a terminal alone: other output may be a log that is kept. */
function withoutKey(mailboxUrl: string): string {
  return `${mailboxUrl.replace(/\?.*$/, '')}, by the key that MAILBOX_KEY sets`;
}

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'EADDRINUSE')
    return 'The port is taken: stop what uses it, or name another by --port.';
  const message = error instanceof Error ? error.message : String(error);
  return codeOf(error).startsWith('ERR_PARSE_ARGS') ? `${message}\n${usage}` : message;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
