import { Carousel } from '../../components/carousel.tsx';
import { Cloth } from '../../components/cloth.tsx';
import { MotifTile, type Pillar } from '../../components/motif.tsx';
import { authCopy } from './copy.ts';

/** In milliseconds (s.9). */
const interval = 4000;
const transition = 1000;

const slides: readonly Pillar[] = ['health', 'fitness', 'nutrition', 'lifestyle'];

/** Four slides beside the form: half the page on wide screens, a banner of 96 px on phones. */
export function AuthBanner() {
  const { label, title, text } = authCopy.banner;
  return (
    <aside className="on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep lg:sticky lg:top-0 lg:h-dvh">
      <Cloth className="inset-x-0 top-0 h-[round(down,58%,4rem)] max-lg:hidden" />
      <Carousel
        label={label}
        slides={slides.map(pillar => ({ name: pillar.toUpperCase(), content: <Slide pillar={pillar} /> }))}
        interval={interval}
        transition={transition}
        className="grid min-h-24 grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 px-5 py-5 sm:px-8 lg:h-full lg:grid-cols-1 lg:grid-rows-[58%_auto_1fr] lg:gap-0 lg:p-0"
        slidesClassName="col-span-2 col-start-1 row-start-1 self-stretch lg:col-span-1"
        controlsClassName="col-start-3 row-start-1 lg:col-start-1 lg:row-start-3 lg:self-end lg:px-12 lg:pb-10"
        dotsClassName="max-lg:hidden"
      >
        <div className="col-start-2 row-start-1 grid self-end lg:col-start-1 lg:row-start-2 lg:gap-3 lg:self-start lg:px-12 lg:pt-2">
          <p className="display text-body text-balance sm:text-question sm:max-lg:pb-1 lg:text-h1">{title}</p>
          <p className="max-w-md text-lead text-on-deep-muted max-lg:sr-only">{text}</p>
        </div>
      </Carousel>
    </aside>
  );
}

function Slide({ pillar }: { pillar: Pillar }) {
  return (
    <div className="grid h-full grid-cols-[3.5rem_1fr] gap-x-3 lg:grid-cols-1 lg:grid-rows-[1fr_auto]">
      <MotifTile
        pillar={pillar}
        className="always-light self-center max-lg:size-14 max-lg:p-2 lg:size-56 lg:justify-self-center lg:rounded-card lg:p-8"
        size="none"
      />
      <span className="text-caption leading-none font-bold tracking-[0.12em] text-marigold sm:max-lg:pt-1.5 lg:bg-indigo-deep lg:px-12 lg:pt-10 lg:pb-3 lg:text-body">
        {pillar.toUpperCase()}
      </span>
    </div>
  );
}
