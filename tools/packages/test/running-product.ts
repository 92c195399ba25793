import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../gateway/testing/free-port.ts';

const mailboxKey = 'a-key-of-this-test';

/** The product as `npm start` runs it, on free ports and a fresh database. */
export interface RunningProduct {
  /** Where the adapter is, for example http://127.0.0.1:41234. */
  readonly url: string;
  /** Base of the embedded gateway, up to and including `/api`. */
  readonly gatewayUrl: string;
  /** The letters it has sent, as JSON, by the address that it has printed. */
  readonly lettersUrl: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts what stands in `folder`, this repository or what was made of it; resolves once it says that it runs. */
export async function runningProduct(folder = root): Promise<RunningProduct> {
  const [port, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const dataFolder = await mkdtemp(join(tmpdir(), 'choose-life-product-'));
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      EMBEDDED_GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataFolder,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      MAILBOX_KEY: mailboxKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const announced = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Choose Life runs on') && resolve(`${text}`));
    child.once('exit', code => reject(new Error(`The product ended with code ${code} before it ran`)));
  });
  const [mailboxUrl = ''] = (await announced).match(/http\S+\/mailbox/) ?? [];
  return {
    url: `http://127.0.0.1:${port}`,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}/api`,
    lettersUrl: `${mailboxUrl}.json?key=${mailboxKey}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
