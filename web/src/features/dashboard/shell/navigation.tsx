import { BookOpen, ClipboardList, FileText, House, LogOut, Menu, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ContactLinks } from '@/components/contact-links';
import { LogoLink } from '@/components/logo';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { pathOf } from '@/paths';

/**
 * The five entries in order (s.2.3). `shortLabel` is for the tab bar of phones. `pattern` matches the paths that belong to the entry. For
 * most entries s.2.3 names only a word that the path contains.
 */
const navEntries = [
  {
    to: 'dashboard',
    label: 'Overview',
    shortLabel: 'Overview',
    Icon: House,
    pattern: /^\/dashboard(?:\/|$)/i,
  },
  {
    to: 'hraStart',
    label: 'Health Risk Assessment',
    shortLabel: 'HRA',
    Icon: ClipboardList,
    pattern: /hra/i,
  },
  { to: 'reports', label: 'Reports', shortLabel: 'Reports', Icon: FileText, pattern: /reports/i },
  { to: 'library', label: 'Library', shortLabel: 'Library', Icon: BookOpen, pattern: /library/i },
  { to: 'settings', label: 'Settings', shortLabel: 'Settings', Icon: Settings, pattern: /settings/i },
] as const;
type NavEntry = (typeof navEntries)[number];

/** The entry that a path belongs to; null for /results/summary, the only page of this shell that belongs to no entry (s.2.3). */
export function navEntryAt(path: string): NavEntry | null {
  return navEntries.find(({ pattern }) => pattern.test(path)) ?? null;
}

/** The navigation of large screens (s.2.3). */
export function Sidebar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <header className="top-0 hidden w-66 shrink-0 flex-col gap-6 border-e border-line bg-surface p-4 lg:flex print:hidden tall:sticky tall:h-dvh tall:overflow-y-auto">
      <div className="px-2.5 pt-1">
        <LogoLink />
      </div>
      <nav aria-label="Your account">
        <ul className="grid gap-1">
          {navEntries.map(entry => (
            <li key={entry.to}>
              <NavLink entry={entry} variant="sidebar" />
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
          Log out
        </button>
      </div>
    </header>
  );
}

const linkClasses = {
  sidebar:
    'flex min-h-12 items-center gap-2.5 rounded-button px-2.5 text-body font-semibold leading-snug text-ink-muted hover:bg-sunk hover:text-ink aria-[current]:bg-indigo-tint aria-[current]:text-indigo',
  tabBar:
    'relative flex min-h-16 flex-col items-center justify-center gap-1 px-0.5 text-caption font-semibold text-ink-muted aria-[current]:text-indigo aria-[current]:before:absolute aria-[current]:before:inset-x-[18%] aria-[current]:before:top-0 aria-[current]:before:h-1 aria-[current]:before:rounded-b-chip aria-[current]:before:bg-indigo',
};

function NavLink({ entry, variant }: { entry: NavEntry; variant: keyof typeof linkClasses }) {
  const [location] = useLocation();
  const { to, label, shortLabel, Icon } = entry;
  const isCurrent = navEntryAt(location) === entry;
  // The ARIA value is `page` for the page that the link opens, and `true` for another page of the same entry.
  const current = location === pathOf(to) ? 'page' : 'true';
  const isInSidebar = variant === 'sidebar';
  return (
    <Link
      href={pathOf(to)}
      aria-current={isCurrent ? current : undefined}
      // The label begins with the visible text, because speech control matches the visible text (WCAG 2.5.3).
      aria-label={!isInSidebar && shortLabel !== label ? `${shortLabel}, ${label}` : undefined}
      className={`no-underline transition-colors duration-[120ms] ${linkClasses[variant]}`}
    >
      <Icon aria-hidden size={isInSidebar ? 20 : 22} className="shrink-0" />
      {isInSidebar ? label : shortLabel}
    </Link>
  );
}

/** The navigation of phones and tablets. It is fixed to the bottom of the window. In a low window it is at the end of the page instead. */
export function TabBar() {
  return (
    <nav
      aria-label="Your account"
      className="inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden tall:fixed"
    >
      {/* With a large font the entries need two rows. */}
      <ul className="mx-auto flex max-w-reading flex-wrap">
        {navEntries.map(entry => (
          <li key={entry.to} className="min-w-fit flex-1">
            <NavLink entry={entry} variant="tabBar" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header of phones and tablets: the logo, and a dialog with help and log-out. */
export function TopBar({ onLogOut }: { onLogOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const logOut = () => {
    setOpen(false);
    onLogOut();
  };
  return (
    <header className="border-b border-line bg-surface lg:hidden print:hidden">
      <div className="content flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <LogoLink />
        <Button
          variant="ghost"
          size="sm"
          className="-me-4"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden size={20} />
          More
        </Button>
      </div>
      {isOpen && (
        <Modal
          title="More"
          onClose={() => setOpen(false)}
          actions={
            <Button variant="outline" onClick={logOut} className="w-full">
              <LogOut aria-hidden size={20} />
              Log out
            </Button>
          }
        >
          <HelpCenter />
        </Modal>
      )}
    </header>
  );
}

function HelpCenter() {
  return (
    <section aria-label="Help Center" className="grid gap-1 rounded-card bg-sunk p-4">
      <h2 className="text-meta font-bold text-ink">Help Center</h2>
      <p className="text-meta text-ink-muted">Phone and e-mail, 24/7.</p>
      <ContactLinks
        iconSize={18}
        className="flex min-h-11 items-center gap-2 rounded-chip text-meta font-semibold text-indigo no-underline hover:underline"
      />
    </section>
  );
}
