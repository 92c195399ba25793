/** `npm run sbom`: prints what production is made of, as a CycloneDX document. */
import { fileURLToPath } from 'node:url';
import { productSbom } from './sbom.ts';

process.stdout.write(
  `${JSON.stringify(productSbom(fileURLToPath(new URL('../..', import.meta.url))), null, 2)}\n`,
);
