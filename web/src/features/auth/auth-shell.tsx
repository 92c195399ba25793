import { Info } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Carousel } from '@/components/carousel';
import { ClothPattern } from '@/components/cloth-pattern';
import { Loading } from '@/components/loading';
import { LogoLink } from '@/components/logo';
import { MotifTile, type Pillar } from '@/components/motif';
import { fetchConfig } from '@/config';
import { SessionProvider } from '@/session/session-provider';

/** The layout of s.2.2: a carousel on the left, logo and page on the right. On phones and tablets the carousel is a banner at the top. */
export function AuthShell({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      {/* The banner is only as high as the window. On a longer page the gradient fills the rest of the column (44 %). */}
      <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[44fr_56fr] lg:grid-rows-1 lg:bg-[linear-gradient(to_right,var(--indigo-deep)_44%,transparent_44%)]">
        <AuthBanner />
        <main
          id="main"
          tabIndex={-1}
          className="grid content-start px-5 py-6 sm:py-12 lg:content-center lg:py-8"
        >
          <div className="mx-auto grid w-full max-w-md gap-6 sm:max-lg:gap-8">
            <LogoLink />
            <Suspense fallback={<Loading />}>{children}</Suspense>
            <MailboxNotice />
          </div>
        </main>
      </div>
    </SessionProvider>
  );
}

const slides: readonly Pillar[] = ['health', 'fitness', 'nutrition', 'lifestyle'];

function AuthBanner() {
  return (
    <aside className="on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep lg:sticky lg:top-0 lg:h-dvh">
      {/* The pattern is behind the slides, which have the upper 58 % of the banner (`grid-rows` below). The height is rounded down to whole
          squares of the pattern, which are 4rem high. */}
      <ClothPattern className="inset-x-0 top-0 h-[round(down,58%,4rem)] max-lg:hidden" />
      <Carousel
        label="Health, fitness, nutrition, lifestyle"
        slides={slides.map(pillar => ({ name: pillar.toUpperCase(), content: <Slide pillar={pillar} /> }))}
        // Milliseconds, as in s.9.
        interval={4000}
        transition={1000}
        className="grid min-h-24 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-5 sm:px-8 lg:h-full lg:grid-cols-1 lg:grid-rows-[58%_auto_1fr] lg:gap-0 lg:p-0"
        slidesClassName="col-span-2 col-start-1 row-start-1 self-stretch lg:col-span-1"
        controlsClassName="col-start-3 row-start-1 lg:col-start-1 lg:row-start-3 lg:self-end lg:px-12 lg:pb-10"
        dotsClassName="max-lg:hidden"
      >
        {/* The name of the slide is above the text. A large font wraps the text. The padding keeps its lines below the name. */}
        <div className="col-start-2 row-start-1 grid min-w-0 self-end large-text:pt-[1.5rem] lg:col-start-1 lg:row-start-2 lg:gap-3 lg:self-start lg:px-12 lg:pt-2">
          <p className="display min-w-0 text-body text-balance [overflow-wrap:anywhere] sm:text-question sm:max-lg:pb-1 lg:text-h1">
            Wellness begins with Prevention
          </p>
          <p className="max-w-md text-lead text-on-deep-muted max-lg:sr-only">
            Take charge of your health with our comprehensive preventive care solutions
          </p>
        </div>
      </Carousel>
    </aside>
  );
}

function Slide({ pillar }: { pillar: Pillar }) {
  return (
    <div className="grid h-full grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-1 lg:grid-rows-[1fr_auto]">
      <MotifTile
        pillar={pillar}
        className="always-light self-center max-lg:size-14 max-lg:p-2 lg:size-56 lg:justify-self-center lg:rounded-card lg:p-8"
        size="none"
      />
      <span className="min-w-0 text-caption leading-none font-bold [overflow-wrap:anywhere] tracking-[0.12em] text-marigold sm:max-lg:pt-1.5 lg:bg-indigo-deep lg:px-12 lg:pt-10 lg:pb-3 lg:text-body">
        {pillar.toUpperCase()}
      </span>
    </div>
  );
}

/** Says where the e-mails of a demonstration are. There is no link, because the address contains a key that only the operator knows. */
function MailboxNotice() {
  const [hasMailbox, setHasMailbox] = useState(false);
  // Without TanStack Query, whose code these pages do not load. `fetchConfig` never rejects.
  useEffect(() => void fetchConfig().then(({ mailbox }) => setHasMailbox(mailbox)), []);
  if (!hasMailbox) return null;
  return (
    <p className="flex items-center gap-3 rounded-input bg-marigold-tint px-4 py-3 text-meta text-ink">
      <Info aria-hidden size={18} className="shrink-0 text-warn" />
      This is a demonstration. Its mail is in the mailbox, at the address printed at the start.
    </p>
  );
}
