import { BookOpen, ClipboardList, FileText, House, type LucideIcon, Settings } from 'lucide-react';
import type { RouteName } from '../../../paths.ts';

/** One of the five entries of the navigation. */
export interface NavEntry {
  readonly to: RouteName;
  readonly label: string;
  /** One word, for the tab bar of phones. */
  readonly shortLabel: string;
  readonly Icon: LucideIcon;
  /** Whether the address belongs to this entry (s.2.3). */
  readonly holds: (path: string) => boolean;
}

/** The five entries in order (s.2.3). */
export const navEntries: readonly NavEntry[] = [
  {
    to: 'dashboard',
    label: 'Overview',
    shortLabel: 'Overview',
    Icon: House,
    holds: path => path === '/dashboard' || path.startsWith('/dashboard/'),
  },
  {
    to: 'hraStart',
    label: 'Health Risk Assessment',
    shortLabel: 'HRA',
    Icon: ClipboardList,
    holds: path => path.includes('hra'),
  },
  {
    to: 'reports',
    label: 'Reports',
    shortLabel: 'Reports',
    Icon: FileText,
    holds: path => path.includes('reports'),
  },
  {
    to: 'library',
    label: 'Library',
    shortLabel: 'Library',
    Icon: BookOpen,
    holds: path => path.includes('library'),
  },
  {
    to: 'settings',
    label: 'Settings',
    shortLabel: 'Settings',
    Icon: Settings,
    holds: path => path.includes('settings'),
  },
];

/** The entry of an address; null for the get-results summary. */
export function navEntryAt(path: string): NavEntry | null {
  const lower = path.toLowerCase();
  return navEntries.find(entry => entry.holds(lower)) ?? null;
}
