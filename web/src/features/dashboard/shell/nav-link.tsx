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
  const { to, label, shortLabel, Icon } = entry;
  const current = navEntryAt(location) === entry;
  const isSide = look === 'side';
  return (
    <Link
      href={pathOf(to)}
      aria-current={current ? (location === pathOf(to) ? 'page' : 'true') : undefined}
      aria-label={!isSide && shortLabel ? `${shortLabel}, ${label}` : undefined}
      className={`no-underline transition-colors duration-[120ms] ${looks[look]}`}
    >
      <Icon aria-hidden size={isSide ? 20 : 22} className="shrink-0" />
      {isSide ? label : (shortLabel ?? label)}
    </Link>
  );
}
