import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '@/components/loading';
import { LogoLink } from '@/components/logo';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { MarketingFooter } from './marketing-footer.tsx';
import { CellDefinitions } from './parts/quilt.tsx';

/** The layout of the public pages: navigation bar, page, footer (s.2.1). */
export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <CellDefinitions />
      <MarketingNav />
      <main id="main" tabIndex={-1} className="flex-1">
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <MarketingFooter />
    </div>
  );
}

function MarketingNav() {
  const [location] = useLocation();
  // The path on which the menu was opened; null while it is closed. A path and not a boolean, so that navigation closes the menu.
  const [openPath, setOpenPath] = useState<string | null>(null);
  // After a navigation the old path is removed. Otherwise the menu would open again when the visitor returns to the old path.
  if (openPath !== null && openPath !== location) setOpenPath(null);
  const isOpen = openPath === location;
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    setOpenPath(null);
    button.current?.focus();
  };
  // The open menu covers the page, so it closes when the focus moves to the page.
  const closeOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenPath(null);
  };
  const Icon = isOpen ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and focus changes of the buttons and links inside.
    <header
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
      // Sticky in windows that are tall enough. Also sticky while the menu is open: the menu begins below the header, so the header must be
      // at the top of the window.
      className="top-0 z-40 border-b border-line bg-cotton has-[#menu]:sticky tall:sticky"
    >
      <div className="content flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <LogoLink />
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <NavLinks />
          <Link href={pathOf('login')} className={buttonVariants({ variant: 'ghost', className: 'lg:ms-4' })}>
            Login
          </Link>
          <Link href={pathOf('signup')} className={buttonVariants({ className: 'whitespace-nowrap' })}>
            Get Started
          </Link>
        </nav>
        <button
          type="button"
          ref={button}
          className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-me-2.5 md:hidden' })}
          aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpenPath(isOpen ? null : location)}
        >
          <Icon aria-hidden size={22} />
        </button>
      </div>
      {isOpen && (
        <nav
          id="menu"
          aria-label="Main"
          className="reveal fixed inset-x-0 top-16 bottom-0 flex flex-col gap-1 overflow-y-auto bg-cotton p-5 md:hidden"
        >
          {/* `onNavigate` also closes the menu for a link to the current page, which does not change the path. */}
          <NavLinks onNavigate={() => setOpenPath(null)} />
          <div className="mt-auto grid gap-3 pt-6">
            <Link href={pathOf('login')} className={buttonVariants({ variant: 'outline' })}>
              Login
            </Link>
            <Link href={pathOf('signup')} className={buttonVariants()}>
              Get Started
            </Link>
          </div>
        </nav>
      )}
    </header>
  );
}

const navigation = [
  { label: 'Home', path: pathOf('home') },
  { label: 'About Us', path: pathOf('aboutUs') },
  { label: "FAQ's", path: pathOf('faqs') },
  { label: 'Blog', path: pathOf('blog') },
];

function NavLinks({ onNavigate }: { onNavigate?: () => void }) {
  const [location] = useLocation();
  return navigation.map(({ label, path }) => (
    <Link
      key={path}
      href={path}
      onClick={onNavigate}
      aria-current={location === path ? 'page' : undefined}
      className="inline-flex min-h-14 items-center rounded-button px-3.5 text-h3 font-bold max-md:-mx-3.5 text-ink-muted hover:bg-indigo-tint hover:text-indigo decoration-2 underline-offset-8 aria-[current]:text-indigo aria-[current]:underline md:min-h-11 md:px-2.5 md:text-body md:font-semibold md:whitespace-nowrap lg:px-3.5"
    >
      {label}
    </Link>
  ));
}
