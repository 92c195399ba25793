import { BookOpen, ClipboardList, FileText, House, type LucideIcon, Settings } from 'lucide-react';
import type { RouteName } from '../../../paths.ts';

/** One of the five entries of the navigation. */
export interface NavEntry {
  readonly to: RouteName;
  readonly label: string;
  /** One word, for the tab bar of phones, where the label is longer. */
  readonly shortLabel?: string;
  readonly Icon: LucideIcon;
  /** The addresses that belong to this entry (s.2.3). */
  readonly holds: RegExp;
}

/** The five entries in order (s.2.3). */
export const navEntries: readonly NavEntry[] = [
  { to: 'dashboard', label: 'Overview', Icon: House, holds: /^\/dashboard(?:\/|$)/i },
  { to: 'hraStart', label: 'Health Risk Assessment', shortLabel: 'HRA', Icon: ClipboardList, holds: /hra/i },
  { to: 'reports', label: 'Reports', Icon: FileText, holds: /reports/i },
  { to: 'library', label: 'Library', Icon: BookOpen, holds: /library/i },
  { to: 'settings', label: 'Settings', Icon: Settings, holds: /settings/i },
];

/** The entry of an address; null for the get-results summary. */
export function navEntryAt(path: string): NavEntry | null {
  return navEntries.find(({ holds }) => holds.test(path)) ?? null;
}
