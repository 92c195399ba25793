import { Carousel } from '../../../components/carousel.tsx';
import type { Pillar } from '../../../components/motif.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { HighlightSquare } from '../art/highlight-square.tsx';
import { Quilt } from '../art/quilt.tsx';
import { heroCopy } from '../copy/hero.ts';
import { TakeAssessment } from '../parts/take-assessment.tsx';

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
