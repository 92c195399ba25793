import { describe, expect, it } from 'vitest';
import { figuresFor, figuresIn, slower } from './guard.ts';

const page = `
## Guard

Words.

| CPU of the adapter, × LIMIT | login | save |
| --- | --- | --- |
| Old chip | 1.40 | 2.00 |
| New chip | 1.20 | 3.00 |

## Another
| a | login |
`;

describe('the guard of speed', () => {
  it.each<[Record<string, number>, string[]]>([
    [{ login: 1.4, save: 2 }, []],
    [{ login: 1.88, save: 2.69 }, []],
    [{ login: 1.9, save: 2 }, ['login']],
    [{ login: 1.4, save: 2.71 }, ['save']],
    [{ login: Number.NaN, save: 2 }, ['login']],
    [{ save: 2 }, ['login']],
  ])('%j finds slower: %j', (now, names) => {
    expect(slower(new Map(Object.entries(now)), figuresFor('Old chip', figuresIn(page)))).toEqual(names);
  });

  it('takes the highest figures for a processor that was never measured', () => {
    expect([...figuresFor('Other chip', figuresIn(page))]).toEqual([
      ['login', 1.4],
      ['save', 3],
    ]);
  });
});
