import { brandName } from '@choose-life/contracts/domain/brand';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Motif, type Pillar, pillarTint } from '@/components/motif';
import { pathOf, type RouteName, routes } from '@/paths';
import type { Faq } from '../faqs.ts';
import { Quilt } from './quilt.tsx';
import { ReadMore, Section, SectionHeading } from './section.tsx';

interface PillarPageProps {
  readonly pillar: Pillar;
  readonly lead: string;
  readonly children: ReactNode;
  readonly faqHeading: string;
  /** Each key is a question, its value the answer. */
  readonly faqs: Readonly<Record<string, string>>;
  readonly tips: TipsProps['tips'];
  readonly readMoreRoute?: TipsProps['readMoreRoute'];
}

/** The page of a pillar (s.2.1): hero, the pillar's sections as `children`, questions and tips. */
export function PillarPage({
  pillar,
  lead,
  children,
  faqHeading,
  faqs,
  tips,
  readMoreRoute,
}: PillarPageProps) {
  const { title } = routes[pillar];
  return (
    <>
      <section className={`relative isolate overflow-hidden ${pillarTint(pillar)}`}>
        <Quilt
          pillar={pillar}
          seed={1}
          columns={7}
          rows={3}
          highlight={{ x: 4, y: 0, size: 3 }}
          className="h-40 w-full sm:h-72 lg:hidden"
        />
        <Quilt
          pillar={pillar}
          seed={1}
          columns={9}
          rows={6}
          highlight={{ x: 2, y: 1, size: 4 }}
          className="absolute inset-y-0 end-0 h-full w-1/2 max-lg:hidden"
        />
        <div className="content grid gap-8 py-10 lg:min-h-[30rem] lg:content-center lg:py-16">
          <div className="grid gap-8 lg:w-1/2 lg:pe-10">
            <div className="grid gap-4">
              <h1 tabIndex={-1} className="display text-hero">
                {title}
              </h1>
              <p className="max-w-md text-lead text-ink">{lead}</p>
            </div>
            <Shortcuts current={pillar} />
          </div>
        </div>
      </section>
      {children}
      <FaqSection
        heading={faqHeading}
        items={Object.entries(faqs).map(([question, answer]) => ({ question, answer }))}
        pillar={pillar}
      />
      <TipsSection heading={`${title} tips`} tips={tips} pillar={pillar} readMoreRoute={readMoreRoute} />
    </>
  );
}

/** The pillars in the order of s.2.1 for these pages. The home page has a different order (`pillars`). */
const shortcuts: readonly Pillar[] = ['health', 'fitness', 'lifestyle', 'nutrition'];

/** Links to the pages of the pillars. The link to the current page has inverted colours (s.2.1). */
function Shortcuts({ current }: { current: Pillar }) {
  return (
    <nav aria-label={`${brandName} Pillars`}>
      <ul className="flex max-w-md justify-between gap-2 large-text:flex-wrap sm:justify-start sm:gap-7">
        {shortcuts.map(pillar => (
          <li key={pillar} className="w-16 large-text:w-auto sm:w-20">
            <Link
              href={pathOf(pillar)}
              aria-current={pillar === current ? 'page' : undefined}
              className="group grid justify-items-center gap-2 rounded-card py-1 text-meta font-bold text-ink no-underline sm:text-body"
            >
              <span
                className={`pillar-${pillar} grid size-16 place-items-center rounded-pill border-2 border-transparent sm:size-20 ${
                  pillar === current
                    ? 'bg-pillar text-pillar-tint'
                    : 'bg-pillar-tint text-pillar ring-2 ring-surface group-hover:border-current'
                }`}
              >
                <Motif pillar={pillar} className="size-9 sm:size-11" />
              </span>
              <span className="underline-offset-4 group-hover:underline group-aria-[current]:underline group-aria-[current]:decoration-2">
                {routes[pillar].title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FaqSectionProps {
  readonly heading: string;
  readonly items: readonly Faq[];
  readonly pillar: Pillar;
  readonly lead?: string;
  /** Shown below the heading, for example a link. */
  readonly aside?: ReactNode;
}

/** A section with questions. On large screens the heading is next to the questions. */
export function FaqSection({ heading, items, pillar, lead, aside }: FaqSectionProps) {
  return (
    <section aria-labelledby="faq" className="border-y border-line bg-surface py-16 lg:py-24">
      <div className="content grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid content-start justify-items-start gap-6">
          <span className={`rounded-card p-4 max-lg:hidden ${pillarTint(pillar)}`}>
            <Motif pillar={pillar} className="size-16" />
          </span>
          <SectionHeading id="faq" heading={heading} lead={lead} />
          {aside}
        </div>
        <FaqList items={items} />
      </div>
    </section>
  );
}

interface FaqListProps {
  readonly items: readonly Faq[];
  /** The level of the questions: `h2` if the list is the main content of the page. */
  readonly level?: 'h2' | 'h3';
}

/** Questions, at most one of them open (s.4). They share the attribute `name`, so browsers close the others, even without JavaScript. */
export function FaqList({ items, level: Heading = 'h3' }: FaqListProps) {
  return (
    <div className="grid content-start border-t border-line">
      {items.map(({ question, answer, link }) => (
        <details key={question} name="faq" className="group border-b border-line">
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
            {link && (
              <>
                {' '}
                <Link
                  href={pathOf(link.to)}
                  className="rounded-chip font-bold text-indigo underline decoration-2 underline-offset-4 hover:text-indigo-hover"
                >
                  {link.label}
                </Link>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}

/** An element with the date of every tip (s.9). The public article has the same date. */
export const publicationDate = <time dateTime="2024-03-10">March 10, 2024</time>;

interface TipsProps {
  readonly heading: string;
  /** Each key is a title, its value the text. */
  readonly tips: Readonly<Record<string, string>>;
  /** The pillar of all tips. By default the first three tips each have a different pillar. */
  readonly pillar?: Pillar;
  /** The page that 'Read more' opens. By default 'Read more' links to its own card, because s.2.1 specifies a link that opens no page. */
  readonly readMoreRoute?: RouteName | undefined;
}

/** The pillars of tips without a common pillar, in the order of the tips. */
const defaultTipPillars: readonly Pillar[] = ['nutrition', 'fitness', 'lifestyle'];

/** Tips as cards. */
export function TipsSection({ heading, tips, pillar: commonPillar, readMoreRoute }: TipsProps) {
  return (
    <Section id="tips" heading={heading}>
      {/* Exactly three cards get three columns from `md` on: in two columns the third would be alone in its row. */}
      <ul className="grid gap-5 sm:grid-cols-2 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3">
        {Object.entries(tips).map(([title, text], index) => {
          const pillar = commonPillar ?? defaultTipPillars[index] ?? 'health';
          const id = title.toLowerCase().replaceAll(' ', '-');
          return (
            <li
              key={title}
              id={id}
              className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors duration-[120ms] hover:border-indigo"
            >
              <div className={`aspect-[5/2] ${pillarTint(pillar)}`}>
                <Quilt
                  pillar={pillar}
                  seed={index}
                  columns={5}
                  rows={2}
                  className="size-full"
                  // The large square starts in column 1, 0 or 2, so that three neighbouring cards look different.
                  highlight={{ x: (index * 2 + 1) % 3, y: 0, size: 2 }}
                />
              </div>
              <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-6">
                <span className="text-meta text-ink-subtle">{publicationDate}</span>
                <h3 className="display text-h3">{title}</h3>
                <p className="text-body text-ink-muted">{text}</p>
                <ReadMore
                  href={readMoreRoute ? pathOf(readMoreRoute) : `#${id}`}
                  title={title}
                  className="mt-2 text-indigo"
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
