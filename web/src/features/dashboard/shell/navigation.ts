import { BookOpen, ClipboardList, FileText, House, type LucideIcon, Settings } from 'lucide-react';
import type { RouteName } from '../../../paths.ts';

/** One of the five places of the signed-in area. */
export interface Place {
  readonly to: RouteName;
  readonly label: string;
  /** For the bar at the foot of a phone, where the label must be one word. */
  readonly shortLabel: string;
  readonly Icon: LucideIcon;
  /** Whether the address is inside this place (s.2.3). */
  readonly holds: (path: string) => boolean;
}

/** The sidebar's five entries in their order (s.2.3). */
export const places: readonly Place[] = [
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

/** The place an address belongs to, or null: the get-results summary stands in none. */
export function placeAt(path: string): Place | null {
  const lower = path.toLowerCase();
  return places.find(place => place.holds(lower)) ?? null;
}
