import { Check, Clock, LockKeyhole, Save, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { MotifTile } from '@/components/motif';
import { PageHeading } from '@/components/page-heading';
import { PrivacyLink } from '@/components/privacy-link';
import { startCopy } from '../copy/start.ts';

const factIcons = [Shapes, Clock, Save] as const;

export function StartLayout({ children }: { children: ReactNode }) {
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-8">
        <PageHeading lead={startCopy.lead}>{startCopy.title}</PageHeading>
        <div>{children}</div>
        <p className="flex items-start gap-4 rounded-card bg-good-tint p-5">
          <LockKeyhole aria-hidden size={22} className="mt-0.5 shrink-0 text-good" />
          <span>
            <strong className="block text-body font-bold text-good">{startCopy.confidentialTitle}</strong>
            <span className="block text-body text-ink">{startCopy.confidential}</span>
            <PrivacyLink className="text-ink" />
          </span>
        </p>
        <section className="grid gap-4">
          <h2 className="display text-h3">{startCopy.coversTitle}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {startCopy.covers.map(({ pillar, title, text }) => (
              <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-4">
                <MotifTile pillar={pillar} size="sm" />
                <div>
                  <h3 className="text-body font-bold">{title}</h3>
                  <p className="text-meta text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-4">
          <h2 className="display text-h3">{startCopy.handTitle}</h2>
          <ul className="grid gap-2">
            {startCopy.hand.map(item => (
              <li key={item} className="flex items-start gap-3 text-body">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
          <p className="text-meta text-ink-muted">{startCopy.handHint}</p>
        </section>
        <p className="border-t border-line pt-4 text-meta text-ink-subtle">{startCopy.poweredBy}</p>
      </div>
    </div>
  );
}

export function StartFacts() {
  return (
    <ul className="grid gap-2">
      {startCopy.facts.map((fact, index) => {
        const Icon = factIcons[index] ?? Check;
        return (
          <li key={fact} className="flex items-center gap-3 text-body text-on-deep-muted">
            <Icon aria-hidden size={20} className="shrink-0" />
            {fact}
          </li>
        );
      })}
    </ul>
  );
}
