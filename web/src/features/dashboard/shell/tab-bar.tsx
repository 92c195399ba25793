import { shellCopy } from '../copy/shell.ts';
import { NavLink } from './nav-link.tsx';
import { navEntries } from './navigation.ts';

/** The tab bar of phones; in a low window it is at the end of the page. */
export function TabBar() {
  return (
    <nav
      aria-label={shellCopy.navigation}
      className="inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden tall:fixed"
    >
      <ul className="mx-auto grid max-w-reading grid-cols-5">
        {navEntries.map(entry => (
          <li key={entry.to}>
            <NavLink entry={entry} look="bottom" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
