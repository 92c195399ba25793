import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Motif, type Pillar, pillarTint } from '../../../components/motif.tsx';
import { pathOf } from '../../../paths.ts';
import type { Faq } from '../copy/faqs.ts';
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

interface FaqListProps {
  /** Opening one question closes the others of the same name. */
  readonly name: string;
  readonly items: readonly Faq[];
  /** `h2` where the list is the page's main content. */
  readonly level?: 'h2' | 'h3';
}

/** Questions, one open at a time, with the browser's `<details name>`: it works without JavaScript. */
export function FaqList({ name, items, level: Heading = 'h3' }: FaqListProps) {
  return (
    <div className="grid content-start border-t border-line">
      {items.map(({ question, answer, more }) => (
        <details key={question} name={name} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 rounded-chip py-4 text-lead font-bold text-ink hover:text-indigo [&::-webkit-details-marker]:hidden">
            <Heading className="text-lead font-bold">{question}</Heading>
            <ChevronDown
              aria-hidden
              size={22}
              className="shrink-0 text-ink-muted transition-transform duration-[180ms] group-open:rotate-180"
            />
          </summary>
          <p className="reveal max-w-[65ch] pe-8 pb-6 text-body text-ink-muted">
            {answer}
            {more && (
              <>
                {' '}
                <Link
                  href={pathOf(more.to)}
                  className="rounded-chip font-bold text-indigo underline decoration-2 underline-offset-4 hover:text-indigo-hover"
                >
                  {more.words}
                </Link>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
