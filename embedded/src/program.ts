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
    const port = portOf(values.port);
    const allowedOrigins = values['allowed-origins'].split(',');
    const mailboxKey = process.env.MAILBOX_KEY;
    await run(startEmbedded({ port, allowedOrigins, ...(mailboxKey && { mailboxKey }) }));
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = isWrongUsage(error) ? wrongUsage : 1;
}

/** @throws Error that says what a port is. */
function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw Object.assign(new Error('--port must be a number from 0 to 65535'), {
    code: 'ERR_INVALID_ARG_VALUE',
  });
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
  return isWrongUsage(error)
    ? `${message.replace('ALLOWED_ORIGINS', '--allowed-origins')}\n${usage}`
    : message;
}

/** An option that there is not, or a value that it cannot have. */
function isWrongUsage(error: unknown): boolean {
  return codeOf(error).startsWith('ERR_PARSE_ARGS') || codeOf(error) === 'ERR_INVALID_ARG_VALUE';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
