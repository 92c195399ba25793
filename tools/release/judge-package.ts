import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Manifest, Room } from './manifests.ts';

/** A package as `npm pack` made it, and what is wrong with it. */
export interface JudgedPackage {
  readonly name: string;
  readonly version: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly fileCount: number;
  readonly faults: readonly string[];
}

/** What npm prints of a package that it packed. */
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

const programs = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const execute = promisify(execFile);

/** Packs a room into `destination` and asks publint and attw what they think of the tarball. */
export async function judgePackage(root: string, room: Room, destination: string): Promise<JudgedPackage> {
  const packed = await pack(join(root, room.folder), destination);
  const tarball = join(destination, packed.filename);
  const judges: [string, string[]][] = [['publint', ['run', '--strict', '--level', 'warning', tarball]]];
  // attw looks at what can be imported: a package that is only a command has nothing of that kind.
  if (room.manifest.exports !== undefined) {
    judges.push(['attw', ['--profile', profileOf(room.manifest), '--no-emoji', '--no-color', tarball]]);
  }
  const faults: string[] = [];
  for (const [name, args] of judges) {
    const found = await complaintOf(join(programs, name), args);
    if (found !== null) faults.push(`${packed.name}: ${name} says:\n${found}`);
  }
  return {
    name: packed.name,
    version: packed.version,
    packedBytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    fileCount: packed.entryCount,
    faults,
  };
}

/** Whoever offers a form for `require` is looked at from there too. */
function profileOf(manifest: Manifest): string {
  return JSON.stringify(manifest.exports).includes('"require"') ? 'node16' : 'esm-only';
}

async function pack(folder: string, destination: string): Promise<Packed> {
  const args = ['pack', folder, '--json', '--foreground-scripts=false', '--pack-destination', destination];
  const { stdout } = await execute('npm', args, { env: plainEnvironment() });
  // npm prints a list of what it packed: one folder was named.
  const [packed] = JSON.parse(stdout) as Packed[];
  if (packed === undefined) throw new Error(`npm packed nothing in ${folder}`);
  return packed;
}

/** What a program prints when it is not content; null when it is. */
async function complaintOf(program: string, args: readonly string[]): Promise<string | null> {
  try {
    await execute(program, args);
    return null;
  } catch (error) {
    // execFile puts what was printed beside the message.
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    return [stdout, stderr].filter(Boolean).join('\n').trim() || message;
  }
}

/** npm hands its own settings down to scripts: another npm must not take them for what it was asked. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}
