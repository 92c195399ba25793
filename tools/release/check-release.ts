import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JudgedPackage, judgePackage } from './judge-package.ts';
import { isPublished, readManifest, readRooms } from './manifests.ts';
import { roomFaults } from './room-faults.ts';

/** What would be published, and everything that speaks against it. */
export interface Release {
  readonly packages: readonly JudgedPackage[];
  readonly faults: readonly string[];
}

/** Packs every room that is not private, and judges what came of it. Nothing is published. */
export async function checkRelease(root: string): Promise<Release> {
  const destination = mkdtempSync(join(tmpdir(), 'choose-life-release-'));
  try {
    const packages: JudgedPackage[] = [];
    for (const room of readRooms(root).filter(isPublished)) {
      packages.push(await judgePackage(root, room, destination));
    }
    const faults = [
      ...roomFaults(root),
      ...changelogFaults(root),
      ...packages.flatMap(each => each.faults),
      ...(packages.length === 0 ? ['no room is published'] : []),
    ];
    return { packages, faults };
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

function changelogFaults(root: string): string[] {
  const { version } = readManifest(root);
  const file = join(root, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.includes(`\n## [${version}]`) ? [] : [`CHANGELOG.md has no section for ${version}`];
}

/** The report of a release: a line for each package, then what is wrong. */
export function releaseReport({ packages, faults }: Release): string {
  const rows = packages.map(({ name, version, packedBytes, unpackedBytes, fileCount }) => [
    name,
    version,
    kilobytes(packedBytes),
    kilobytes(unpackedBytes),
    String(fileCount),
  ]);
  const verdict =
    faults.length === 0
      ? `Would be published: ${packages.map(({ name, version }) => `${name}@${version}`).join(', ')}.`
      : `Not to be published: ${faults.length} fault${faults.length === 1 ? '' : 's'}.\n\n${faults.join('\n')}`;
  return `${table([['package', 'version', 'packed', 'unpacked', 'files'], ...rows])}\n\n${verdict}\n`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
