import { describe, expect, it } from 'vitest';
import { routes } from '@/paths';
import { navEntries, navEntryAt } from './navigation.tsx';

describe('navEntryAt', () => {
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
  ])('returns for the path %s the entry: %s', (path, label) => {
    expect(navEntryAt(path)?.label).toBe(label);
  });

  it('returns each entry for the page that it links to', () => {
    for (const entry of navEntries) expect(navEntryAt(routes[entry.to].path)).toBe(entry);
  });
});
