import { hraPages } from '@choose-life/contracts/domain/hra/page-graph';
import { describe, expect, it } from 'vitest';
import { routeAt, routes } from '@/paths';
import { hraPageAt } from './hra-frame.tsx';

describe('page of the assessment', () => {
  it.each(hraPages.map(({ path, page }) => [path, page]))('at %s is %s, and has a route', (path, page) => {
    expect(hraPageAt(path)).toBe(page);
    const name = routeAt(path);
    expect(name && routes[name].group).toBe('hra');
  });

  it.each(['/blood-pressure-male', '/blood-pressure-male/', '/HRA/Blood-Pressure-Male'])(
    'at %s is the male blood-pressure page',
    path => {
      expect(hraPageAt(path)).toBe('blood-pressure-male');
    },
  );
});
