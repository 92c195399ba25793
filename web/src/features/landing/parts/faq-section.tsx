import type { ReactNode } from 'react';
import { Motif, type Pillar, pillarTint } from '../../../components/motif.tsx';
import type { Faq } from '../copy/faqs.ts';
import { FaqList } from './faq-list.tsx';
import { SectionHeading } from './section.tsx';

interface FaqSectionProps {
  readonly heading: string;
  readonly items: readonly Faq[];
  readonly pillar: Pillar;
  readonly lead?: string;
  readonly more?: ReactNode;
}

/** Questions beside their heading. */
export function FaqSection({ heading, items, pillar, lead, more }: FaqSectionProps) {
  return (
    <section aria-labelledby="faq" className="border-y border-line bg-surface py-16 lg:py-24">
      <div className="content grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid content-start justify-items-start gap-6">
          <span className={`rounded-card p-4 max-lg:hidden ${pillarTint(pillar)}`}>
            <Motif pillar={pillar} className="size-16" />
          </span>
          <SectionHeading id="faq" heading={heading} lead={lead} />
          {more}
        </div>
        <FaqList name="faq" items={items} />
      </div>
    </section>
  );
}
