import { describe, expect, it } from 'vitest';
import { pathOf, routeAt, routeNames, routes } from './paths.ts';

describe('route table', () => {
  it('gives each route an address of its own', () => {
    expect(new Set(routeNames.map(pathOf)).size).toBe(routeNames.length);
  });

  it.each(routeNames.map(name => [routes[name].path, name] as const))('finds %s again', (path, name) => {
    expect(routeAt(path)).toBe(name);
    expect(routeAt(path === '/' ? '' : `${path}/`)).toBe(name);
  });

  it.each(['/nothing', '/hra/unknown', '/dashboard/x', '//evil.example'])('does not know %s', path => {
    expect(routeAt(path)).toBeNull();
  });

  it('keeps search engines out of every page with a person in it', () => {
    const open = routeNames.filter(name => routes[name].robots === 'index');
    expect(open.every(name => routes[name].group === 'marketing')).toBe(true);
    expect(open).not.toContain('waitlistEmails');
  });
});
