import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asvsDocFile, writeAsvsDoc } from './asvs-doc.ts';
import { outside } from './outside.ts';
import { hasTest, proofFault } from './proof-faults.ts';
import { levels } from './requirements.ts';
import { standingOf } from './row.ts';
import { rows } from './rows/rows.ts';

const answered = [...rows.map(({ id }) => id), ...outside.flatMap(({ ids }) => ids)];

describe('the requirements of ASVS 5.0.0', () => {
  it('are 70 of level 1 and 183 of level 2', () => {
    const count = (level: number) => [...levels.values()].filter(each => each === level).length;
    expect([count(1), count(2)]).toEqual([70, 183]);
  });

  it('are all answered, each once', () => {
    expect([...levels.keys()].filter(id => !answered.includes(id))).toEqual([]);
    expect(answered.filter((id, place) => !levels.has(id) || answered.indexOf(id) !== place)).toEqual([]);
  });

  it('that are met, wholly or in part, name a proof', () => {
    const bare = rows.filter(row => /^(met|in part)$/.test(standingOf(row).standing) && !row.by?.length);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('have proofs that stand where they are said to stand', () => {
    const faults = rows.flatMap(({ id, by = [] }) =>
      by.flatMap(proof => {
        const fault = proofFault(proof);
        return fault === null ? [] : [`${id}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('stand in docs/asvs.md as it is generated (else: npm run asvs)', () => {
    expect(readFileSync(asvsDocFile, 'utf8')).toBe(writeAsvsDoc(rows, outside));
  });
});

describe('a proof', () => {
  const here = 'tools/asvs/asvs.test.ts';

  it('is the whole title of a test that runs, or words of a file', () => {
    expect(proofFault([here, 'is the whole title of a test that runs, or words of a file'])).toBeNull();
    expect(proofFault(['SECURITY.md', '## Reporting a fault'])).toBeNull();
  });

  it.each<[what: string, file: string, words: string]>([
    ['a file that is gone', 'adapter/test/gone.test.ts', 'anything'],
    ['a part of a title', here, 'is the whole title'],
    ['words that are no title', here, 'readFileSync'],
    ['words that a page no longer has', 'SECURITY.md', 'Reporting a feat'],
  ])('is refused for %s', (_what, file, words) => {
    expect(proofFault([file, words])).toMatch(/does not/);
  });

  it.each(['skip', 'todo', 'fails'])('is no test that is marked by .%s', mark => {
    expect(hasTest("it('works', () => {", 'works')).toBe(true);
    expect(hasTest(`it.${mark}('works', () => {`, 'works')).toBe(false);
  });
});
