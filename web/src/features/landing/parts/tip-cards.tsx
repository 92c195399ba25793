import { ArrowRight } from 'lucide-react';
import type { ElementType } from 'react';
import { Link } from 'wouter';
import { pillarTint } from '../../../components/motif.tsx';
import { pathOf, type RouteName } from '../../../paths.ts';
import { PillarQuilt } from '../art/quilt.tsx';
import { readMore, type Tip, tipDate, tipDateIso } from '../copy/pillars.ts';
import { Section } from './section.tsx';

interface TipsProps {
  readonly heading: string;
  readonly items: readonly Tip[];
  /** Target of 'Read more'; by default the card itself (s.2.1). */
  readonly to?: RouteName;
}

export function TipsSection({ heading, items, to }: TipsProps) {
  return (
    <Section id="tips" heading={heading}>
      <ul className="grid gap-5 sm:grid-cols-2 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3">
        {items.map((tip, at) => (
          <TipCard key={tip.title} tip={tip} seed={at} to={to} />
        ))}
      </ul>
    </Section>
  );
}

function TipCard({ tip, seed, to }: { tip: Tip; seed: number; to: RouteName | undefined }) {
  const id = tip.title.toLowerCase().replaceAll(' ', '-');
  return (
    <li
      id={id}
      className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors duration-[120ms] hover:border-indigo"
    >
      <div className={`aspect-[5/2] ${pillarTint(tip.pillar)}`}>
        <PillarQuilt
          pillar={tip.pillar}
          seed={seed}
          columns={5}
          rows={2}
          className="size-full"
          highlight={{ x: (seed * 2 + 1) % 3, y: 0, size: 2 }}
        />
      </div>
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 p-6">
        <time dateTime={tipDateIso} className="text-meta text-ink-subtle">
          {tipDate}
        </time>
        <h3 className="display text-h3">{tip.title}</h3>
        <p className="text-body text-ink-muted">{tip.text}</p>
        <ReadMore href={to ? pathOf(to) : `#${id}`} about={tip.title} className="mt-2 text-indigo" />
      </div>
    </li>
  );
}

interface ReadMoreProps {
  /** An address, or '#' and the id of an element on the page. */
  readonly href: string;
  /** The title of the card, for screen readers. */
  readonly about: string;
  readonly className: string;
}

/** The link of a card; it covers the whole card. */
export function ReadMore({ href, about, className }: ReadMoreProps) {
  const Anchor: ElementType = href.startsWith('#') ? 'a' : Link;
  return (
    <Anchor
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold no-underline after:absolute after:inset-0 after:rounded-card ${className}`}
    >
      {readMore}
      <span className="sr-only">: {about}</span>
      <ArrowRight
        aria-hidden
        size={18}
        className="transition-transform duration-[180ms] group-hover:translate-x-1"
      />
    </Anchor>
  );
}
