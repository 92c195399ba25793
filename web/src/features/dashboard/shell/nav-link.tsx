import { Link, useLocation } from 'wouter';
import { pathOf } from '../../../paths.ts';
import { type NavEntry, navEntryAt } from './navigation.ts';

const looks = {
  side: 'flex min-h-12 items-center gap-2.5 rounded-button px-2.5 text-body font-semibold leading-snug text-ink-muted hover:bg-sunk hover:text-ink aria-[current]:bg-indigo-tint aria-[current]:text-indigo',
  bottom:
    'relative flex min-h-16 flex-col items-center justify-center gap-1 text-caption font-semibold text-ink-muted aria-[current]:text-indigo aria-[current]:before:absolute aria-[current]:before:inset-x-[18%] aria-[current]:before:top-0 aria-[current]:before:h-1 aria-[current]:before:rounded-b-chip aria-[current]:before:bg-indigo',
};

/** A link to an entry, marked when the address belongs to it. */
export function NavLink({ entry, look }: { entry: NavEntry; look: keyof typeof looks }) {
  const [location] = useLocation();
  const current = navEntryAt(location) === entry;
  const exact = location === pathOf(entry.to);
  return (
    <Link
      href={pathOf(entry.to)}
      aria-current={current ? (exact ? 'page' : 'true') : undefined}
      aria-label={
        look === 'bottom' && entry.label !== entry.shortLabel
          ? `${entry.shortLabel}, ${entry.label}`
          : undefined
      }
      className={`no-underline transition-colors duration-[120ms] ${looks[look]}`}
    >
      <entry.Icon aria-hidden size={look === 'side' ? 20 : 22} strokeWidth={2} className="shrink-0" />
      {look === 'side' ? entry.label : entry.shortLabel}
    </Link>
  );
}
