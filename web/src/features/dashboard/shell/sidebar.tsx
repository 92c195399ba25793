import { LogOut } from 'lucide-react';
import { LogoLink } from '../../../components/logo.tsx';
import { shellCopy } from '../copy/shell.ts';
import { HelpCenter } from './help-center.tsx';
import { NavLink } from './nav-link.tsx';
import { navEntries } from './navigation.ts';

/** The sidebar of large screens (s.2.3). */
export function Sidebar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <header
      data-early
      className="top-0 hidden w-66 shrink-0 flex-col gap-6 border-e border-line bg-surface p-4 lg:flex print:hidden tall:sticky tall:h-dvh tall:overflow-y-auto"
    >
      <div className="px-2.5 pt-1">
        <LogoLink />
      </div>
      <nav aria-label={shellCopy.navigation}>
        <ul className="grid gap-1">
          {navEntries.map(entry => (
            <li key={entry.to}>
              <NavLink entry={entry} look="side" />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 tall:mt-auto">
        <HelpCenter />
        <button
          type="button"
          onClick={onLogOut}
          className="flex min-h-12 items-center gap-2.5 rounded-button px-2.5 text-body font-semibold text-ink-muted transition-colors duration-[120ms] hover:bg-sunk hover:text-ink"
        >
          <LogOut aria-hidden size={20} className="shrink-0" />
          {shellCopy.logOut}
        </button>
      </div>
    </header>
  );
}
