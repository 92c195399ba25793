import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTest, proofFault } from './proof-faults.ts';
import { readAsvsPage, standings } from './read-page.ts';
import { chapters, levels } from './requirements.ts';

const text = readFileSync(new URL('../../docs/asvs.md', import.meta.url), 'utf8');
const page = readAsvsPage(text);
const rows = page.chapters.flatMap(chapter => chapter.rows);
const answered = [...rows.map(({ id }) => id), ...page.outside];

describe('docs/asvs.md', () => {
  it('answers the 70 requirements of level 1 and the 183 of level 2, each once', () => {
    const count = (level: number) => [...levels.values()].filter(each => each === level).length;
    expect([count(1), count(2)]).toEqual([70, 183]);
    expect([...levels.keys()].filter(id => !answered.includes(id))).toEqual([]);
    expect(answered.filter((id, place) => !levels.has(id) || answered.indexOf(id) !== place)).toEqual([]);
  });

  it('has each row in its chapter, in order, with its level', () => {
    const expected = chapters.flatMap(({ number, name, level1, level2 }) => {
      const ids = [...level1, ...level2].filter(id => rows.some(row => row.id === id));
      ids.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
      return ids.length === 0 ? [] : [[`V${number} ${name}`, ids.map(id => [id, String(levels.get(id))])]];
    });
    expect(
      page.chapters.map(chapter => [chapter.heading, chapter.rows.map(row => [row.id, row.level])]),
    ).toEqual(expected);
  });

  it('counts at its top what its tables hold', () => {
    const counts = standings.map(standing => rows.filter(row => row.standing === standing).length);
    const [met, inPart, notMet, operator] = counts;
    expect(text.replaceAll('\n', ' ')).toContain(
      `${met} met, ${inPart} in part, ${notMet} not met, ${operator} left to the operator, ${page.outside.length} do not apply`,
    );
  });

  it('names a proof for each requirement that is met, wholly or in part', () => {
    const bare = rows.filter(
      ({ standing, proofs }) => /^(met|in part)$/.test(standing) && proofs.length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('names proofs that stand where they are said to stand', () => {
    const faults = rows.flatMap(({ id, proofs }) =>
      proofs.map(proofFault).flatMap(fault => (fault === null ? [] : [`${id}: ${fault}`])),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['a standing that nobody knows', '| 1.1.1 | 2 | Asked | **Perhaps.** Somehow | |', 'no standing'],
    ['a proof without words', '| 1.1.1 | 2 | Asked | Somehow | `a.test.ts` |', 'neither'],
  ])('cannot be read with %s', (_what, row, words) => {
    const table = `| Id | Level | Asks for | How it is met | Proof |\n|---|---|---|---|---|\n${row}\n`;
    expect(() => readAsvsPage(table)).toThrow(words);
  });
});

describe('a proof', () => {
  const here = 'tools/asvs/asvs.test.ts';

  it('is the whole title of a test that runs, or words of a file', () => {
    expect(
      proofFault({ file: here, words: 'is the whole title of a test that runs, or words of a file' }),
    ).toBeNull();
    expect(proofFault({ file: 'SECURITY.md', words: '## Reporting a fault' })).toBeNull();
  });

  it.each<[what: string, file: string, words: string]>([
    ['a file that is gone', 'adapter/test/gone.test.ts', 'anything'],
    ['a part of a title', here, 'is the whole title'],
    ['words that are no title', here, 'readFileSync'],
    ['words that a page no longer has', 'SECURITY.md', 'Reporting a feat'],
  ])('is refused for %s', (_what, file, words) => {
    expect(proofFault({ file, words })).toMatch(/does not/);
  });

  it.each(['skip', 'todo', 'fails'])('is no test that is marked by .%s', mark => {
    expect(hasTest("it('works', () => {", 'works')).toBe(true);
    expect(hasTest(`it.${mark}('works', () => {`, 'works')).toBe(false);
  });
});
