import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig as readAdapterConfig } from '../../adapter/src/config/config.ts';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.ts';
import manifest from '../../package.json' with { type: 'json' };
import { deployFolder, listedVariables } from './test/compose-file.ts';

const textOf = (file: string) => readFileSync(join(deployFolder, file), 'utf8');
/** The properties that every object of a cluster has. */
interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
}
// Casts: the first test checks that the objects match their types.
const objects = parseAllDocuments(textOf('kubernetes.yaml')).map(each => each.toJS() as KubernetesObject);
const deployments = objects.filter(({ kind }) => kind === 'Deployment') as (KubernetesObject & Deployment)[];
/** The variables that an operator has to set. */
const secrets = { KNOWN_BROWSER_KEY: 'c'.repeat(32), AUDIT_KEY: 'd'.repeat(32) };

/** The compiler's errors in a module that declares each object as a constant with the type of its kind. */
function typeErrorsIn(all: readonly KubernetesObject[]): string[] {
  const file = join(deployFolder, 'kubernetes.generated.ts');
  const source = all.map(({ apiVersion, kind, ...rest }, at) => {
    const group = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
    const value = JSON.stringify({ apiVersion, kind, ...rest });
    return `export const object${at}: import('kubernetes-types/${group}').${kind} = ${value};`;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  // The module is only in memory.
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...more) =>
    name === file
      ? ts.createSourceFile(name, source.join('\n'), version)
      : getSourceFile(name, version, ...more);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('deploy/kubernetes.yaml', () => {
  it('matches the types of Kubernetes', () => {
    expect(typeErrorsIn(objects)).toEqual([]);
  });

  it.each([
    ['adapter', readAdapterConfig, ['/readyz/self', '/livez']],
    ['gateway', readGatewayConfig, ['/readyz', '/livez']],
  ] as const)(
    'starts two replicas of the %s with a valid configuration, probes and a graceful stop',
    (name, read, paths) => {
      const { metadata, spec } = deployments.find(each => each.metadata?.name === name) ?? {};
      const { containers: [container] = [], terminationGracePeriodSeconds } = spec?.template.spec ?? {};
      expect([metadata?.namespace, spec?.replicas]).toEqual(['choose-life', 2]);
      expect(container?.image).toBe(`choose-life:${manifest.version}`);
      expect(container?.envFrom).toEqual([{ secretRef: { name: `choose-life-${name}` } }]);
      const variables = Object.fromEntries(
        (container?.env ?? []).map(({ name: key, value }) => [key, value]),
      );
      const fromSecret = parseEnv(textOf(`${name}.env.example`));
      const env = { ...fromSecret, ...(name === 'adapter' && secrets), ...variables };
      expect(read(env)).toHaveProperty('config');
      const probes = [container?.readinessProbe, container?.livenessProbe];
      expect(probes.map(probe => probe?.httpGet?.path)).toEqual(paths);
      // The grace period for load balancers, and up to 40 seconds for running calls.
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(80);
    },
  );
});

describe.each([
  ['adapter', readAdapterConfig],
  ['gateway', readGatewayConfig],
] as const)('deploy/%s.env.example', (name, read) => {
  it('has only variables of .env.example, and is a valid configuration with filled-in keys', () => {
    const allowedVariables = listedVariables(join(deployFolder, '../.env.example'));
    const listed = [...listedVariables(join(deployFolder, `${name}.env.example`))];
    expect(listed.filter(variable => !allowedVariables.has(variable))).toEqual([]);
    const variables = parseEnv(textOf(`${name}.env.example`));
    expect(read({ ...variables, ...(name === 'adapter' && secrets) })).toHaveProperty('config');
  });
});
