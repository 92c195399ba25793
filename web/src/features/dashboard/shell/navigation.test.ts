import { describe, expect, it } from 'vitest';
import { routes } from '@/paths';
import { navEntries, navEntryAt } from './navigation.tsx';

describe('navigation of the signed-in pages', () => {
  it.each([
    ['/dashboard', 'Overview'],
    ['/hra', 'Health Risk Assessment'],
    ['/hra/smoking-and-vaping', 'Health Risk Assessment'],
    ['/reports', 'Reports'],
    ['/reports/summary', 'Reports'],
    ['/library/preview', 'Library'],
    ['/library-details', 'Library'],
    ['/settings', 'Settings'],
    ['/Dashboard/', 'Overview'],
    ['/results/summary', undefined],
  ])('highlights at %s: %s', (path, label) => {
    expect(navEntryAt(path)?.label).toBe(label);
  });

  it('highlights each entry on its own page', () => {
    for (const entry of navEntries) expect(navEntryAt(routes[entry.to].path)).toBe(entry);
  });
});
