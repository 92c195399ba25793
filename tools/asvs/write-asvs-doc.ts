import { writeFileSync } from 'node:fs';
import { asvsDocFile, writeAsvsDoc } from './asvs-doc.ts';
import { outside } from './outside.ts';
import { rows } from './rows/rows.ts';

/** `npm run asvs`: writes docs/asvs.md from the rows. */
writeFileSync(asvsDocFile, writeAsvsDoc(rows, outside));
console.log('Wrote docs/asvs.md');
