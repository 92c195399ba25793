import { brandName } from '@choose-life/contracts/domain/brand';
import { Carousel } from '../../../components/carousel.tsx';
import { lazyPart } from '../../../components/lazy-component.tsx';
import type { Pillar } from '../../../components/motif.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { HighlightSquare, Quilt } from '../art/quilt.tsx';
import { TakeAssessment } from '../parts/section.tsx';

/** Prerendered and static, so that its code is deferred. */
const belowHero = lazyPart(async () => (await import('./below-hero.tsx')).BelowHero, {
  deferred: true,
});

/** The landing home (s.2.1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <belowHero.Component />
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
export function Hero() {
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

/** The words of the landing home's carousel (s.1, s.2.1). */
const heroCopy = {
  heading: 'Preventive health for you and your team',
  carousel: `The four pillars of ${brandName}`,
  /** `name` is what the slide is called on its dot. */
  slides: [
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
  ],
  small: '15 minutes. Confidential. Never shared with your employer.',
} as const;
