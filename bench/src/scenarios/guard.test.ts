import { describe, expect, it } from 'vitest';
import { figuresFor, slowerCalls } from './guard.ts';

const knownFigures = { 'Old chip': { login: 1.4, save: 2 }, 'New chip': { login: 1.2, save: 3 } };

describe('the speed guard', () => {
  // A figure may be up to 1.35 times the known one: 1.89 for login and 2.70 for save.
  it.each<[Record<string, number>, string[]]>([
    [{ login: 1.4, save: 2 }, []],
    [{ login: 1.88, save: 2.69 }, []],
    [{ login: 1.9, save: 2 }, ['login']],
    [{ login: 1.4, save: 2.71 }, ['save']],
    [{ login: Number.NaN, save: 2 }, ['login']],
    [{ save: 2 }, ['login']],
  ])('with the figures %j reports %j as slower', (currentFigures, names) => {
    expect(slowerCalls(currentFigures, figuresFor('Old chip', knownFigures))).toEqual(names);
  });

  it('compares with the highest known figures for an unknown processor', () => {
    expect(figuresFor('Other chip', knownFigures)).toEqual({ login: 1.4, save: 3 });
  });
});
