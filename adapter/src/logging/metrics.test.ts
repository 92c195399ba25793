import { describe, expect, it } from 'vitest';
import { createPathCap, otherPaths } from './metrics.ts';

describe('the cap of paths', () => {
  it('gives fifty paths of an operation their own figure, and the others one together', () => {
    const capped = createPathCap();
    const given = Array.from({ length: 80 }, (_, n) => capped('user.update', `path${n}`));
    expect(new Set(given).size).toBe(51);
    expect(given.at(-1)).toBe(otherPaths);
    expect(capped('user.update', 'path7')).toBe('path7');
    expect(capped('content.readByContentId', 'path79')).toBe('path79');
  });
});
