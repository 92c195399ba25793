import { Check, Droplets, HeartPulse, ListChecks, Scale, X } from 'lucide-react';
import { Carousel } from '@/components/carousel';
import { Quilt } from '../art/quilt.tsx';
import { healthCopy } from '../copy/health.ts';
import { FaqSection, PillarHero, TipsSection } from '../parts/pillar-sections.tsx';
import { Section, TakeAssessment } from '../parts/section.tsx';

/** The health pillar (s.2.1). */
export function HealthPage() {
  const { lead, faq, tips } = healthCopy;
  return (
    <>
      <PillarHero pillar="health" lead={lead} />
      <Myths />
      <HraExplainer />
      <FaqSection {...faq} pillar="health" />
      <TipsSection {...tips} to="blog" />
    </>
  );
}

/** Milliseconds. */
const interval = 9000;
const transition = 500;

type Myth = (typeof mythsCopy.items)[number];

/** Three myths with facts, in a carousel (s.2.1). */
function Myths() {
  const { heading, lead, items } = mythsCopy;
  return (
    <div className="relative isolate overflow-hidden bg-indigo-deep py-16 text-on-deep lg:py-24">
      <Quilt columns={4} rows={8} className="absolute inset-y-0 end-0 -z-10 h-full w-1/5 max-lg:hidden" />
      <div className="content grid gap-8 lg:gap-10">
        <div className="grid gap-3">
          <h2 className="display text-h2">{heading}</h2>
          <p className="text-lead text-on-deep-muted">{lead}</p>
        </div>
        <Carousel
          label={heading}
          slides={items.map(myth => ({ name: myth.name, content: <MythSlide {...myth} /> }))}
          interval={interval}
          transition={transition}
          className="grid gap-6 lg:max-w-4xl"
          slidesClassName="row-start-1"
          controlsClassName="row-start-2"
        />
      </div>
    </div>
  );
}

function MythSlide({ name, myth, fact, source }: Myth) {
  return (
    <div className="grid h-full content-start gap-x-10 gap-y-6 rounded-card border border-on-deep/20 bg-indigo-deep p-6 sm:p-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:p-10">
      <p className="justify-self-start rounded-chip bg-on-deep/10 px-2.5 py-1 text-meta font-bold md:col-span-2">
        {name}
      </p>
      <div className="grid content-start gap-3">
        <Label Sign={X} className="text-[#ffc2bd]">
          {mythsCopy.myth}
        </Label>
        <h3 className="display text-h3 lg:text-h2">{myth}</h3>
      </div>
      <div className="grid content-start gap-3 border-on-deep/20 max-md:border-t max-md:pt-6 md:border-s md:ps-10">
        <Label Sign={Check} className="text-[#9be3b1]">
          {mythsCopy.fact}
        </Label>
        <p className="text-lead">{fact}</p>
        <p className="text-meta text-on-deep-muted">
          {mythsCopy.source}: {source}
        </p>
      </div>
    </div>
  );
}

/** Icon and text, so that it does not depend on colour. */
function Label({ Sign, className, children }: { Sign: typeof Check; className: string; children: string }) {
  return (
    <p className={`flex items-center gap-2 text-body font-bold ${className}`}>
      <Sign aria-hidden size={22} strokeWidth={3} />
      {children}
    </p>
  );
}

/** One for each card, in their order. */
const signs = [HeartPulse, Scale, Droplets, ListChecks];

/** What the assessment covers (s.2.1). */
function HraExplainer() {
  const { heading, text, cards } = healthCopy.hra;
  return (
    <Section id="hra" heading={heading} lead={text} aside={<TakeAssessment variant="default" />}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {Object.entries(cards).map(([title, about], at) => {
          const Sign = signs[at] ?? ListChecks;
          return (
            <li
              key={title}
              className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 sm:p-6"
            >
              <span className="grid size-14 place-items-center rounded-button bg-health-tint text-health sm:mb-3">
                <Sign aria-hidden size={26} />
              </span>
              <div className="grid content-start gap-2">
                <h3 className="display text-question">{title}</h3>
                <p className="text-body text-ink-muted">{about}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Three myths of the health page and what is true (s.2.1). */
const mythsCopy = {
  heading: 'Facts and myths',
  lead: 'Three things people say about health, and what is true.',
  myth: 'Myth',
  fact: 'Fact',
  source: 'Source',
  items: [
    {
      name: 'Sickle cell disease',
      myth: 'You can catch sickle cell disease from someone who has it.',
      fact: 'You cannot catch it. It is inherited: a child is born with it when both parents pass on a changed haemoglobin gene. A simple blood test shows your genotype.',
      source: 'World Health Organization',
    },
    {
      name: 'HIV and AIDS remedies',
      myth: 'Herbs and home remedies can cure HIV and AIDS.',
      fact: 'No herb or remedy cures HIV. Antiretroviral medicine, taken every day, keeps the virus low, so people with HIV can live long and healthy lives.',
      source: 'World Health Organization',
    },
    {
      name: 'Cancer contagion',
      myth: 'Cancer can spread from one person to another.',
      fact: 'You cannot catch cancer by touching, hugging or sharing food. A few germs that raise the risk, such as HPV and hepatitis B, can spread, and vaccines protect against both.',
      source: 'National Cancer Institute of the United States',
    },
  ],
} as const;
