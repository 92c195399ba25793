import { Check, CircleAlert, Clock, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ContactLinks } from '@/components/contact-links';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { privacyCopy } from '../copy/privacy.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';

/** What is kept, who sees it, how long, and how to get it out. */
export function PrivacyPage() {
  const { heading, lead, kept, not, out, limits } = privacyCopy;
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <Section id="kept" heading={kept.heading} lead={kept.lead}>
        <KeptList />
      </Section>
      <Section id="out" heading={out.heading} raised>
        <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {Object.entries(out.ways).map(([title, text]) => (
            <li key={title} className="grid content-start gap-2 border-t-4 border-indigo pt-4">
              <h3 className="display text-question">{title}</h3>
              <p className="text-body text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <span className="in-data-known-here:hidden">
            <Link href={pathOf('login')} className={buttonVariants({ variant: 'outline' })}>
              {out.logIn}
            </Link>
          </span>
          <span className="hidden in-data-known-here:inline">
            <Link href={pathOf('settings')} className={buttonVariants({ variant: 'outline' })}>
              {out.settings}
            </Link>
          </span>
          <ContactLinks />
        </div>
      </Section>
      <div className="content grid gap-12 py-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
        <Points
          id="not"
          heading={not.heading}
          points={not.points}
          sign={<Check aria-hidden size={22} className="mt-px shrink-0 text-good" />}
        />
        <Points
          id="limits"
          heading={limits.heading}
          points={limits.points}
          sign={<CircleAlert aria-hidden size={22} className="mt-px shrink-0 text-warn" />}
        />
      </div>
    </>
  );
}

interface PointsProps {
  readonly id: string;
  readonly heading: string;
  readonly points: readonly string[];
  readonly sign: ReactNode;
}

function Points({ id, heading, points, sign }: PointsProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <h2 id={id} className="display text-h2">
        {heading}
      </h2>
      <ul className="grid gap-4">
        {points.map(point => (
          <li key={point} className="flex items-start gap-3 text-body text-ink">
            {sign}
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is stored, who sees it, and for how long. */
function KeptList() {
  const { rows, who: whoLabel, long: longLabel } = privacyCopy.kept;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {rows.map(({ what, text, who, long }) => (
        <li
          key={what}
          className="row-span-2 grid grid-rows-subgrid gap-y-5 rounded-card border border-line bg-surface p-6 sm:p-8"
        >
          <div className="grid content-start gap-2">
            <h3 className="display text-question">{what}</h3>
            <p className="text-body text-ink-muted">{text}</p>
          </div>
          <dl className="grid content-start gap-4 border-t border-line pt-5">
            <Fact icon={Eye} label={whoLabel} text={who} />
            <Fact icon={Clock} label={longLabel} text={long} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ icon: Icon, label, text }: { icon: typeof Eye; label: string; text: string }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr]">
      <dt className="contents text-meta font-bold text-ink">
        <Icon aria-hidden size={18} className="mt-0.5 text-indigo" />
        <span>{label}</span>
      </dt>
      <dd className="col-start-2 text-body text-ink">{text}</dd>
    </div>
  );
}
