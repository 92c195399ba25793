import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import gateway from '../../gateway/package.json' with { type: 'json' };
import product from '../../package.json' with { type: 'json' };
import { productSbom } from './sbom.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('npm run sbom', () => {
  const sbom = productSbom(root);
  const text = JSON.stringify(sbom);

  it('names the product, its version, and the form that it is written in', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { name: product.name, version: product.version, type: 'application' } },
    });
  });

  it('lists what production is made of, each with its hash, and nothing of the tests', () => {
    const { fastify, kysely } = gateway.dependencies;
    for (const [name, version] of Object.entries({ fastify, kysely })) {
      const found = sbom.components.find(component => component.name === name);
      expect(found).toMatchObject({ version, hashes: [{ alg: 'SHA-512' }] });
    }
    const names = sbom.components.map(({ name }) => name);
    for (const name of ['vitest', 'scarf', 'swagger-ui-dist']) expect(names).not.toContain(name);
  });

  it('says who needs whom, of what it lists alone', () => {
    const listed = new Set([sbom.metadata.component, ...sbom.components].map(each => each['bom-ref']));
    const named = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter(ref => !listed.has(ref))).toEqual([]);
  });

  it('has what one room needs in production, also where another needs it in its tests alone', () => {
    const found = sbom.components.filter(({ name }) => ['fastify', 'undici', 'zod'].includes(name));
    expect(found.map(({ name }) => name)).toEqual(['fastify', 'undici', 'zod']);
  });

  it('is the same for everybody who has this lockfile', () => {
    expect(JSON.stringify(productSbom(root))).toBe(text);
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/registry|timestamp|serialNumber|file:/);
  });
});
