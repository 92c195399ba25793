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
const objects = parseAllDocuments(textOf('kubernetes.yaml')).map(
  document => document.toJS() as KubernetesObject,
);
const deployments = objects.filter(({ kind }) => kind === 'Deployment') as (KubernetesObject & Deployment)[];
/** Values for the keys that an operator has to set for the adapter. The examples leave them empty. */
const adapterKeys = { KNOWN_BROWSER_KEY: 'c'.repeat(32), AUDIT_KEY: 'd'.repeat(32) };

/** Reads the variables of an example file, with the keys that an operator has to set. */
function readExample(name: 'adapter' | 'gateway'): NodeJS.Dict<string> {
  const variables = parseEnv(textOf(`${name}.env.example`));
  return name === 'adapter' ? { ...variables, ...adapterKeys } : variables;
}

/** The compiler's errors in a module that declares each object as a constant with the type of its kind. */
function typeErrorsIn(kubernetesObjects: readonly KubernetesObject[]): string[] {
  const file = join(deployFolder, 'kubernetes.generated.ts');
  const declarations = kubernetesObjects.map((object, index) => {
    const { apiVersion, kind } = object;
    // The path of the types, such as `apps/v1`, or `core/v1` for a version without a group.
    const path = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
    return `export const object${index}: import('kubernetes-types/${path}').${kind} = ${JSON.stringify(object)};`;
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
  // The compiler finds the module in memory, and all other files on the disk.
  host.fileExists = name => name === file || fileExists(name);
  host.getSourceFile = (name, languageVersion, ...otherArguments) =>
    name === file
      ? ts.createSourceFile(name, declarations.join('\n'), languageVersion)
      : getSourceFile(name, languageVersion, ...otherArguments);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('deploy/kubernetes.yaml', () => {
  it('matches the types of Kubernetes', () => {
    expect(typeErrorsIn(objects)).toEqual([]);
  });
});

describe.each([
  ['adapter', readAdapterConfig, ['/readyz/self', '/livez']],
  ['gateway', readGatewayConfig, ['/readyz', '/livez']],
] as const)('the deployment of the %s', (name, readConfig, probePaths) => {
  const { metadata, spec } = deployments.find(deployment => deployment.metadata?.name === name) ?? {};
  const { containers: [container] = [], terminationGracePeriodSeconds } = spec?.template.spec ?? {};

  it('starts two replicas of the image of this version', () => {
    expect([metadata?.namespace, spec?.replicas]).toEqual(['choose-life', 2]);
    expect(container?.image).toBe(`choose-life:${manifest.version}`);
  });

  it('has a valid configuration with its secret and its variables', () => {
    expect(container?.envFrom).toEqual([{ secretRef: { name: `choose-life-${name}` } }]);
    const variables = Object.fromEntries((container?.env ?? []).map(({ name: key, value }) => [key, value]));
    expect(readConfig({ ...readExample(name), ...variables })).toHaveProperty('config');
  });

  it('has probes of the readiness and liveness paths', () => {
    const probes = [container?.readinessProbe, container?.livenessProbe];
    expect(probes.map(probe => probe?.httpGet?.path)).toEqual(probePaths);
  });

  it('allows at least 80 seconds for a stop', () => {
    // The value of the adapter; that of the gateway is longer. The comments of kubernetes.yaml explain both values.
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(80);
  });
});

describe.each([
  ['adapter', readAdapterConfig],
  ['gateway', readGatewayConfig],
] as const)('deploy/%s.env.example', (name, readConfig) => {
  it('has only variables that .env.example lists', () => {
    const allowedVariables = listedVariables(join(deployFolder, '../.env.example'));
    const listed = [...listedVariables(join(deployFolder, `${name}.env.example`))];
    expect(listed.filter(variable => !allowedVariables.has(variable))).toEqual([]);
  });

  it('is a valid configuration when the keys are set', () => {
    expect(readConfig(readExample(name))).toHaveProperty('config');
  });
});
