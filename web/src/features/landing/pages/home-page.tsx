import { brandName } from '@choose-life/contracts/domain/brand';
import { Check, Info, Lock } from 'lucide-react';
import { Link } from 'wouter';
import { AgeLine } from '@/components/age-line/age-line';
import { Carousel } from '@/components/carousel';
import { Motif, MotifTile, type Pillar, pillars, pillarTint } from '@/components/motif';
import { PrivacyLink } from '@/components/privacy-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf, routes } from '@/paths';
import { faqsById } from '../faqs.ts';
import { FaqSection, TipsSection } from '../parts/pillar-sections.tsx';
import { Quilt } from '../parts/quilt.tsx';
import { AssessmentLink, CheckList, ReadMore, Section } from '../parts/section.tsx';

/* The home page shows six of the twelve questions (s.2.1). */
const { difference, data, employees, expiredSubscription, chat, offline } = faqsById;

/** The page / (s.2.1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <UsersStrip />
      <PillarCards />
      <HraPromo />
      <Testimonials />
      <FaqSection
        heading="Questions people ask"
        lead="Short answers first. There are more on the questions page."
        items={[difference, data, employees, expiredSubscription, chat, offline]}
        pillar="health"
        aside={
          <Link href={pathOf('faqs')} className={buttonVariants({ variant: 'outline' })}>
            See all questions
          </Link>
        }
      />
      <TipsSection heading="Tips for this week" tips={tips} />
    </>
  );
}

const tips = {
  'Drink water first':
    'Thirsty? Choose water before a soft drink. It has no sugar, and your body knows what to do with it.',
  'Walk while you talk':
    'Take one phone call a day on your feet. Ten minutes of brisk steps counts as activity.',
  'Keep one bedtime': 'Go to bed at the same time each night, weekends too. Your body likes a steady clock.',
};

/**
 * The two quilts of the hero, each with its highlighted square. Below 1024 px the hero shows the first, a band at the top. On wider screens
 * it shows the second, in its right half.
 */
const quiltLayouts = [
  {
    columns: 7,
    rows: 3,
    highlight: { x: 4, y: 0, size: 3 },
    className: 'absolute inset-x-0 top-0 h-40 w-full sm:h-72 lg:hidden',
  },
  {
    columns: 10,
    rows: 9,
    highlight: { x: 1, y: 2, size: 5 },
    className: 'absolute inset-y-0 end-0 h-full w-1/2 max-lg:hidden',
  },
] as const;

function Hero() {
  return (
    <Carousel
      label={`The four pillars of ${brandName}`}
      slides={slides.map(slide => ({ name: slide.name, content: <Slide {...slide} /> }))}
      // s.9 sets the fade, but no interval. Six seconds are enough to read a slide.
      interval={6000}
      transition={500}
      className="relative isolate grid grid-cols-1 overflow-hidden bg-indigo-deep pt-48 pb-6 text-on-deep sm:pt-80 lg:pt-24 lg:pb-10"
      slidesClassName="row-start-2 pt-4"
      controlsClassName="content row-start-3 pt-8 lg:pt-12"
    >
      <div className="content row-start-1">
        <h1 tabIndex={-1} className="text-body font-bold text-on-deep-muted sm:text-lead lg:w-1/2">
          Preventive health for you and your team
        </h1>
      </div>
      {quiltLayouts.map(({ columns, rows, className }) => (
        <Quilt key={columns} columns={columns} rows={rows} className={`${className} -z-10`} />
      ))}
    </Carousel>
  );
}

const slides = [
  {
    pillar: 'health',
    name: 'Preventive health',
    heading: 'Prevention starts with knowing.',
    text: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  },
  {
    pillar: 'fitness',
    name: 'Fitness',
    heading: 'Move a little more each day.',
    text: 'Free online classes and weekly workout challenges help you start, and help you keep going.',
  },
  {
    pillar: 'lifestyle',
    name: 'Lifestyle',
    heading: 'Small habits, better days.',
    text: 'Sleep, rest and mood shape your health. Find the habits that fit the life you have.',
  },
  {
    pillar: 'nutrition',
    name: 'Nutrition',
    heading: 'Eat well. Feel the change.',
    text: 'What goes into your body matters most. Find the foods that do more than fill.',
  },
] as const;

/** A slide of the hero. It draws only the highlighted square, because all slides share the quilt behind them. */
function Slide({ pillar, heading, text }: (typeof slides)[number]) {
  return (
    <div className="content">
      {quiltLayouts.map(layout => (
        <Quilt key={layout.columns} {...layout} onlyHighlight pillar={pillar} />
      ))}
      <div className="grid gap-5 lg:w-1/2 lg:gap-6 lg:pe-10">
        <h2 className="display text-hero">{heading}</h2>
        <p className="max-w-md text-lead text-on-deep-muted">{text}</p>
        <div className="grid gap-3 pt-2">
          <AssessmentLink variant="action" />
          <p className="text-meta text-on-deep-muted">
            15 minutes. Confidential. Never shared with your employer.{' '}
            <PrivacyLink isInText className="text-on-deep" />
          </p>
        </div>
      </div>
    </div>
  );
}

function PillarCards() {
  return (
    <Section
      id="pillars"
      heading="Four pillars, one life"
      lead="Good health is not one big thing. It is four small ones that hold each other up."
    >
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
              <p className="text-body text-ink">{pillarLeads[pillar]}</p>
              <ReadMore href={pathOf(pillar)} title={routes[pillar].title} className="mt-1 text-current" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pillarLeads: Readonly<Record<Pillar, string>> = {
  health: 'Know your numbers, and know which stories about health are true.',
  lifestyle: 'Rest, mood and the habits in between, with people to talk to.',
  fitness: 'Movement that fits your week, at home or outside.',
  nutrition: 'Food that does more than fill, and a quick body mass check.',
};

function HraPromo() {
  return (
    <section aria-labelledby="hra" className="bg-marigold-tint py-16 lg:py-24">
      <div className="content grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-6">
          <h2 id="hra" className="display max-w-md text-h1">
            One number you can change
          </h2>
          <p className="max-w-md text-lead text-ink-muted">
            Your risk age compares how you live with how you could live. The gap is what you can win back.
          </p>
          <CheckList
            points={[
              '14 major aspects of wellness, in about 15 minutes',
              'A target age, a risk age and your current age',
              'A report of your own to keep, as a PDF',
            ]}
            className="gap-3"
          />
          <AssessmentLink variant="default" />
          <p className="flex max-w-md items-start gap-3 text-meta text-ink-muted">
            <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>
              Your answers stay confidential. Your employer never sees them. The assessment is powered by a
              third-party provider. <PrivacyLink isInText className="text-indigo" />
            </span>
          </p>
        </div>
        <div className="grid gap-6 rounded-card border border-line bg-surface p-6 text-ink sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="display text-question">Health Risk Report</h3>
            <p className="flex items-center gap-1.5 rounded-chip bg-indigo-tint px-2.5 py-1 text-meta font-bold text-indigo">
              <Info aria-hidden size={18} />
              <span>Example</span>
            </p>
          </div>
          {/* This page is prerendered, so the width of the box cannot be measured. Two drawings of fixed widths are rendered, and CSS shows one
              of them. A drawing unit is 1/16 rem. The narrow drawing is for boxes under 14rem (224 units), for example on a phone with a
              large font. There the texts of the wide drawing (292 units) would shrink to less than 77 % of their size. */}
          <div className="@container grid gap-2">
            <AgeLine
              ages={exampleAges}
              caption={null}
              fixedWidth={292}
              className="@max-[14rem]:hidden [&_svg]:mx-auto"
            />
            <AgeLine
              ages={exampleAges}
              caption={null}
              fixedWidth={108}
              className="@min-[14rem]:hidden [&_svg]:mx-auto"
            />
            <p className="text-body text-ink-muted">
              This person is 42, but the body is living at 47. Healthier living can bring it to 38.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

const exampleAges = {
  target: { years: 38, text: '38' },
  real: { years: 42, text: '42' },
  risk: { years: 47, text: '47' },
};

/** Quotes with a role and a sector only: s.1 gives no names, and none are invented (docs/decisions/0004-readings.md). */
function Testimonials() {
  return (
    <Section
      id="testimonials"
      heading="What changes at work"
      lead="Sample quotes in our own words. We show a role and a sector, never a person."
    >
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

const quotes = [
  {
    pillar: 'health',
    quote: 'One clear number did more than ten posters. I booked a blood pressure check that same week.',
    role: 'Project manager',
    sector: 'Construction',
  },
  {
    pillar: 'lifestyle',
    quote: 'My team takes the check in private, and I see none of it. That is why they trust it.',
    role: 'Head of human resources',
    sector: 'Banking',
  },
  {
    pillar: 'fitness',
    quote: 'The weekly challenge got our whole floor walking at lunch. We still do it.',
    role: 'Customer support lead',
    sector: 'Telecoms',
  },
] as const;

function UsersStrip() {
  return (
    <section aria-label="8000+ users nationwide" className="border-b border-line bg-surface py-8 lg:py-10">
      <div className="content flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="display text-h1">8000+</span>
          <span className="text-lead text-ink-muted">users nationwide</span>
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {['Trusted by top companies', 'Weekly newsletter', 'Free online training classes'].map(claim => (
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
