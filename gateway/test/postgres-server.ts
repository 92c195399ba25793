import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../testing/free-port.ts';
import type { Certificate } from './certificate.ts';

const run = promisify(execFile);

const versionsFolder = '/usr/lib/postgresql';
/** The newest version with a server, among those that Debian's packages installed. A version with only the client programs has no `initdb`. */
const [newestVersion] = (existsSync(versionsFolder) ? readdirSync(versionsFolder) : [])
  .filter(version => existsSync(`${versionsFolder}/${version}/bin/initdb`))
  .sort((one, other) => Number(other) - Number(one));
/** Whether a Postgres server is installed. */
export const hasBinaries = newestVersion !== undefined;
/** The folder of the server's programs. Without a server, the path of a folder that does not exist. */
export const binaries = `${versionsFolder}/${newestVersion ?? 'none'}/bin`;

/** A running PostgreSQL server. */
export interface TestPostgres {
  readonly url: string;
  /** Stops the server, and keeps its data. `fast` is a normal stop, and `immediate` is like a crash. */
  readonly halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts the server again after `halt`. */
  readonly resume: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port, with its data in a temporary folder. If this process runs as root, the server runs as the user
 * `postgres`. @param certificate makes the server offer TLS
 */
export async function startPostgres(certificate?: Certificate): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-postgres-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) await giveToPostgresUser(folder);
  const command = (name: string, args: string[]) =>
    isRoot
      ? run('/usr/sbin/runuser', ['-u', 'postgres', '--', `${binaries}/${name}`, ...args], { cwd: folder })
      : run(`${binaries}/${name}`, args, { cwd: folder });
  const data = join(folder, 'data');
  // Because the data are temporary, connections need no password (`trust`), and initdb does not wait until its files are on the disk.
  await command('initdb', `-U postgres -A trust --no-sync -E UTF8 --locale=C -D ${data}`.split(' '));
  if (certificate !== undefined) {
    const files = { 'server.key': certificate.key, 'server.crt': certificate.cert };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(data, name), text, { mode: 0o600 });
      if (isRoot) await giveToPostgresUser(join(data, name));
    }
  }
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c ssl=${certificate ? 'on' : 'off'}`;
  const resume = async () => {
    await command('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  };
  const halt = async (mode: 'fast' | 'immediate') => {
    await command('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
  };
  await resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: async () => {
      await halt('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the user `postgres` the owner: the server refuses to run as root. */
async function giveToPostgresUser(path: string): Promise<void> {
  const { stdout } = await run('id', ['-u', 'postgres']);
  await chown(path, Number(stdout), -1);
}
