import { describe, expect, it } from 'vitest';
import { navEntryAt } from './navigation.tsx';

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
    // Capital letters and a slash at the end lead to the same page.
    ['/Dashboard/', 'Overview'],
    // The only page with this navigation that belongs to no entry (s.2.3).
    ['/results/summary', undefined],
  ])('returns for the path %s the entry: %s', (path, label) => {
    expect(navEntryAt(path)?.label).toBe(label);
  });
});
