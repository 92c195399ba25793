import type { ReactNode } from 'react';
import { LogoLink } from '../../components/logo.tsx';
import { AuthBanner } from './auth-banner.tsx';
import { MailboxNotice } from './mailbox-notice.tsx';

/** The layout of s.2.2: carousel on the left, logo and page on the right; on phones a banner on top. */
export function AuthShell({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[44fr_56fr] lg:grid-rows-1 lg:bg-[linear-gradient(to_right,var(--indigo-deep)_44%,transparent_44%)]">
      <AuthBanner />
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start px-5 py-6 sm:py-12 lg:content-center lg:py-8"
      >
        <div className="mx-auto grid w-full max-w-md gap-6 sm:max-lg:gap-8">
          <LogoLink />
          {children}
          <MailboxNotice />
        </div>
      </main>
    </div>
  );
}
