import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../release/manifests.ts';
import { type Lockfile, packageName } from './lockfile.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: unknown;
  readonly externalReferences?: unknown;
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

/** A bill of materials in the form of CycloneDX, as far as it is looked at here. */
export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

/**
 * What production is made of, by the lockfile: each package with its version, license and hash, and who needs it. npm writes
 * it; left out is what differs from run to run or from machine to machine (the moment, folders, addresses of registries), so
 * that the same lockfile gives the same bytes.
 */
export function productSbom(root: string): Sbom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // npm writes this form.
  const whole = JSON.parse(text) as Sbom & { serialNumber: string };
  const { serialNumber, metadata, components, dependencies, ...form } = whole;
  const product = {
    ...sameEverywhere(metadata.component),
    type: 'application',
    name: readManifest(root).name,
  };
  // Not by npm's --omit=dev: that drops what one room needs in production and another in its tests.
  const needed = productionRefs(root);
  const isNeeded = (ref: string) => needed.has(ref) || ref === product['bom-ref'];
  return {
    ...form,
    metadata: { component: product },
    components: components
      .filter(component => isNeeded(component['bom-ref']))
      .map(sameEverywhere)
      .sort(by(component => component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isNeeded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isNeeded).sort() }))
      .sort(by(({ ref }) => ref)),
  };
}

function productionRefs(root: string): ReadonlySet<string> {
  // npm writes this form.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  return new Set(kept.map(([folder, entry]) => `${packageName(folder, entry)}@${entry.version}`));
}

function sameEverywhere({ properties, externalReferences, ...component }: Component): Component {
  return component;
}

/** Plain comparison of texts: the order of a locale may differ between machines. */
function by<Row>(keyOf: (row: Row) => string): (a: Row, b: Row) => number {
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1);
}
