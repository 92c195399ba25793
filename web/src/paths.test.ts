import { describe, expect, it } from 'vitest';
import { pathOf, routeAt, routeNames, routes } from './paths.ts';

describe('route table', () => {
  it('has a different path for each route', () => {
    expect(new Set(routeNames.map(pathOf)).size).toBe(routeNames.length);
  });

  it.each(routeNames.map(name => [routes[name].path, name] as const))(
    'finds the route of %s, with and without a trailing slash',
    (path, name) => {
      expect(routeAt(path)).toBe(name);
      expect(routeAt(path === '/' ? '' : `${path}/`)).toBe(name);
    },
  );

  it('finds a route regardless of case', () => {
    expect(routeAt('/HRA/General')).toBe('hraGeneral');
  });

  it.each(['/nothing', '/hra/unknown', '/dashboard/x', '//evil.example'])('has no route for %s', path => {
    expect(routeAt(path)).toBeNull();
  });

  it('lets search engines list only marketing pages, without the page of the waitlist e-mails', () => {
    const indexed = routeNames.filter(name => routes[name].robots === 'index');
    const marketing = routeNames.filter(name => routes[name].group === 'marketing');
    expect(indexed).toEqual(marketing.filter(name => name !== 'waitlistEmails'));
  });
});
