import { Check, Info, Lock } from 'lucide-react';
import { Link } from 'wouter';
import { AgeLine } from '@/components/age-line/age-line';
import { Carousel } from '@/components/carousel';
import { Motif, MotifTile, type Pillar, pillars, pillarTint } from '@/components/motif';
import { PrivacyLink } from '@/components/privacy-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf, routes } from '@/paths';
import { HighlightSquare, Quilt } from '../art/quilt.tsx';
import { homeFaqs } from '../copy/faqs.ts';
import { heroCopy, homeCopy } from '../copy/home.ts';
import { FaqSection, TipsSection } from '../parts/pillar-sections.tsx';
import { ReadMore } from '../parts/read-more.tsx';
import { CheckList, Section, TakeAssessment } from '../parts/section.tsx';

/** The landing home (s.2.1). */
export function HomePage() {
  const { faq, tips } = homeCopy;
  return (
    <>
      <Hero />
      <UsersStrip />
      <PillarCards />
      <HraPromo />
      <Testimonials />
      <FaqSection
        heading={faq.heading}
        lead={faq.text}
        items={homeFaqs}
        pillar="health"
        more={
          <Link href={pathOf('faqs')} className={buttonVariants({ variant: 'outline' })}>
            {faq.all}
          </Link>
        }
      />
      <TipsSection {...tips} />
    </>
  );
}

/** In milliseconds; the fade is that of s.9. */
const interval = 6000;
const transition = 500;

/** The quilt and its highlighted square: a band on phones, the right half from 1024 px. */
const shapes = [
  {
    columns: 7,
    rows: 3,
    highlight: { x: 4, y: 0, size: 3 },
    box: 'absolute inset-x-0 top-0 h-40 w-full sm:h-72 lg:hidden',
  },
  {
    columns: 10,
    rows: 9,
    highlight: { x: 1, y: 2, size: 5 },
    box: 'absolute inset-y-0 end-0 h-full w-1/2 max-lg:hidden',
  },
] as const;

/** Four fading slides over one quilt, which highlights the pillar of the slide. */
function Hero() {
  return (
    <Carousel
      label={heroCopy.carousel}
      slides={heroCopy.slides.map(slide => ({ name: slide.name, content: <Slide {...slide} /> }))}
      interval={interval}
      transition={transition}
      className="relative isolate grid grid-cols-1 overflow-hidden bg-indigo-deep pt-48 pb-6 text-on-deep sm:pt-80 lg:pt-24 lg:pb-10"
      slidesClassName="row-start-2 pt-4"
      controlsClassName="content row-start-3 pt-8 lg:pt-12"
    >
      <div className="content row-start-1">
        <h1 tabIndex={-1} className="text-body font-bold text-on-deep-muted sm:text-lead lg:w-1/2">
          {heroCopy.heading}
        </h1>
      </div>
      {shapes.map(({ columns, rows, box }) => (
        <Quilt key={columns} columns={columns} rows={rows} className={`${box} -z-10`} />
      ))}
    </Carousel>
  );
}

function Slide({ pillar, heading, text }: { pillar: Pillar; heading: string; text: string }) {
  return (
    <div className="content">
      {shapes.map(({ columns, rows, highlight, box }) => (
        <Quilt key={columns} columns={columns} rows={rows} cellAt={noCell} className={box}>
          <HighlightSquare pillar={pillar} onDeep {...highlight} />
        </Quilt>
      ))}
      <div className="grid gap-5 lg:w-1/2 lg:gap-6 lg:pe-10">
        <h2 className="display text-hero">{heading}</h2>
        <p className="max-w-md text-lead text-on-deep-muted">{text}</p>
        <div className="grid gap-3 pt-2">
          <TakeAssessment variant="action" />
          <p className="text-meta text-on-deep-muted">
            {heroCopy.small} <PrivacyLink inText className="text-on-deep" />
          </p>
        </div>
      </div>
    </div>
  );
}

/** A slide draws only its highlighted square, over the shared quilt. */
const noCell = () => null;

/** One card per pillar (s.2.1). */
function PillarCards() {
  return (
    <Section id="pillars" heading={homeCopy.pillarsHeading} lead={homeCopy.pillarsLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {pillars.map(pillar => (
          <li
            key={pillar}
            className={`group relative isolate grid overflow-hidden rounded-card p-6 pt-36 sm:pt-44 ${pillarTint(pillar)}`}
          >
            <Motif
              pillar={pillar}
              className="absolute -end-9 -top-11 -z-10 size-44 transition-[rotate] duration-[180ms] ease-out group-hover:rotate-6 sm:size-52"
            />
            <div className="grid grid-rows-[auto_1fr_auto] gap-2">
              <h3 className="display text-h3 text-ink">{routes[pillar].title}</h3>
              <p className="text-body text-ink">{homeCopy.pillars[pillar]}</p>
              <ReadMore href={pathOf(pillar)} about={routes[pillar].title} className="mt-1 text-current" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the assessment gives, with a sample result that is marked as one. */
function HraPromo() {
  const { heading, text, points, confidential, example, exampleName, ages, sentence } = homeCopy.hra;
  return (
    <section aria-labelledby="hra" className="bg-marigold-tint py-16 lg:py-24">
      <div className="content grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-6">
          <h2 id="hra" className="display max-w-md text-h1">
            {heading}
          </h2>
          <p className="max-w-md text-lead text-ink-muted">{text}</p>
          <CheckList points={points} className="gap-3" />
          <TakeAssessment variant="default" />
          <p className="flex max-w-md items-start gap-3 text-meta text-ink-muted">
            <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>
              {confidential} <PrivacyLink inText className="text-indigo" />
            </span>
          </p>
        </div>
        <div className="grid gap-6 rounded-card border border-line bg-surface p-6 text-ink sm:p-8">
          <div className="flex items-center justify-between gap-4">
            <h3 className="display text-question">{exampleName}</h3>
            <p className="flex items-center gap-1.5 rounded-chip bg-indigo-tint px-2.5 py-1 text-meta font-bold text-indigo">
              <Info aria-hidden size={18} />
              <span>{example}</span>
            </p>
          </div>
          <AgeLine ages={ages} caption={sentence} drawnFor={292} className="[&_svg]:mx-auto" />
        </div>
      </div>
    </section>
  );
}

/** Quotes with a role and a sector. No person or organisation is invented (s.1). */
function Testimonials() {
  const { heading, note, quotes } = homeCopy.testimonials;
  return (
    <Section id="testimonials" heading={heading} lead={note}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {quotes.map(({ pillar, quote, role, sector }) => (
          <li key={role}>
            <figure className="grid h-full grid-rows-[1fr_auto] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
              <blockquote className="text-question leading-snug font-semibold text-ink">“{quote}”</blockquote>
              <figcaption className="flex items-center gap-4 border-t border-line pt-5">
                <MotifTile pillar={pillar} />
                <span className="grid">
                  <span className="font-bold text-ink">{role}</span>
                  <span className="text-meta text-ink-muted">{sector}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The number of users, and other claims (s.1). */
function UsersStrip() {
  const { count, text, more } = homeCopy.users;
  return (
    <section aria-label={`${count} ${text}`} className="border-b border-line bg-surface py-8 lg:py-10">
      <div className="content flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="display text-h1">{count}</span>
          <span className="text-lead text-ink-muted">{text}</span>
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {more.map(claim => (
            <li key={claim} className="flex items-center gap-2 text-body font-semibold text-ink">
              <Check aria-hidden size={20} className="shrink-0 text-good" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
