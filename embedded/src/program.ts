#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { EmbeddedProduct } from './embedded-product.ts';
import { startEmbedded } from './start-embedded.ts';

const usage = 'Usage: choose-life-embedded [--port 4000] [--allowed-origins http://localhost:5173]\n';
/** The exit code after a usage error (EX_USAGE in sysexits.h). */
const usageErrorExitCode = 64;

const options = {
  port: { type: 'string', default: '4000' },
  'allowed-origins': { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) process.stdout.write(usage);
  else {
    const port = parsePort(values.port);
    // Without the option this is [''], which the configuration reads as an empty list.
    const allowedOrigins = values['allowed-origins'].split(',');
    // An empty variable counts as not set.
    const mailboxKey = process.env.MAILBOX_KEY || undefined;
    await run(startEmbedded({ port, allowedOrigins, mailboxKey }));
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = isUsageError(error) ? usageErrorExitCode : 1;
}

/** Parses the port; 0 is any free port. @throws Error for anything but a number from 0 to 65535 */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw Object.assign(new Error('--port must be a number from 0 to 65535'), {
    code: 'ERR_INVALID_ARG_VALUE',
  });
}

async function run(starting: Promise<EmbeddedProduct>): Promise<void> {
  // A failed start is ignored here: `starting` is also awaited below, so the `catch` above reports its error.
  const stop = () =>
    starting.then(
      product => product.stop(),
      () => undefined,
    );
  // Signals may arrive during the start, and twice: the terminal sends Ctrl-C to npx and to this process, and npx forwards it.
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

/** The URL without its key, with a hint where the key is. The key is printed only to a terminal, since other output may be stored. */
function withoutKey(mailboxUrl: string): string {
  return `${mailboxUrl.replace(/\?.*$/, '')}, with the key in MAILBOX_KEY`;
}

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'EADDRINUSE')
    return 'The port is in use: stop the program that uses it, or choose another with --port.';
  const message = error instanceof Error ? error.message : String(error);
  // The message of the configuration names an environment variable, but here an option sets the value.
  return isUsageError(error)
    ? `${message.replace('ALLOWED_ORIGINS', '--allowed-origins')}\n${usage}`
    : message;
}

/** Whether an option is unknown (ERR_PARSE_ARGS_… of `util.parseArgs`), or its value is invalid (`parsePort`, `startEmbedded`). */
function isUsageError(error: unknown): boolean {
  return codeOf(error).startsWith('ERR_PARSE_ARGS') || codeOf(error) === 'ERR_INVALID_ARG_VALUE';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
