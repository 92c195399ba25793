import { Check, Droplets, HeartPulse, ListChecks, Scale, X } from 'lucide-react';
import { Carousel } from '@/components/carousel';
import { PillarPage } from '../parts/pillar-sections.tsx';
import { Quilt } from '../parts/quilt.tsx';
import { AssessmentLink, Section } from '../parts/section.tsx';

/** The page /health (s.2.1). Each myth names the source of its fact. */
export function HealthPage() {
  return (
    <PillarPage
      pillar="health"
      lead="Know your numbers. Know the facts. Most trouble is easier to stop when it is found early."
      faqHeading="Substance use: common questions"
      faqs={faqs}
      tips={tips}
      readMoreRoute="blog"
    >
      <Myths />
      <HraExplainer />
    </PillarPage>
  );
}

const faqs = {
  'What counts as substance use?':
    'Alcohol, tobacco, vapes and drugs that change how you feel or think. It also means taking medicines in a way your doctor did not advise, such as sleeping pills or codeine syrup.',
  'Is there a safe amount of alcohol?':
    'The World Health Organization says no amount of alcohol is free of risk. The less you drink, the lower the risk. If you are pregnant, may become pregnant or will drive, do not drink at all.',
  'How can I cut down or stop?':
    'Start by telling one person you trust, and talk to a doctor or nurse: there is treatment that works. If you drink heavily every day, do not stop all at once on your own. That can be dangerous, so ask a doctor first.',
};

const tips = {
  'Check your blood pressure':
    'High blood pressure often has no signs. A check takes a few minutes and does not hurt.',
  'Wash hands for 20 seconds': 'Soap and clean water before food and after the toilet keep many germs away.',
  'Sleep under a treated net': 'A net treated with insecticide keeps away the mosquitoes that carry malaria.',
  'Keep vaccines up to date':
    'Vaccines are not only for children. Ask at your clinic which ones you need now.',
  'Take medicine as advised':
    'Use antibiotics only when a health worker gives them to you, and take them just as they say.',
  'Make your home smoke free':
    'Smoke harms the people around the smoker too. No amount of it is safe for them.',
};

function Myths() {
  return (
    <div className="relative isolate overflow-hidden bg-indigo-deep py-16 text-on-deep lg:py-24">
      <Quilt columns={4} rows={8} className="absolute inset-y-0 end-0 -z-10 h-full w-1/5 max-lg:hidden" />
      <div className="content grid gap-8 lg:gap-10">
        <div className="grid gap-3">
          <h2 className="display text-h2">Facts and myths</h2>
          <p className="text-lead text-on-deep-muted">
            Three things people say about health, and what is true.
          </p>
        </div>
        <Carousel
          label="Facts and myths"
          slides={myths.map(myth => ({ name: myth.name, content: <MythSlide {...myth} /> }))}
          // The specification sets no interval. A myth and its fact take longer to read than a slide of the home page, which has 6000 ms.
          // The fade is as long as on the home page (s.9).
          interval={9000}
          transition={500}
          className="grid gap-6 lg:max-w-4xl"
          slidesClassName="row-start-1"
          controlsClassName="row-start-2"
        />
      </div>
    </div>
  );
}

/* Fixed colours: deep indigo is dark in both themes, and the colours `danger` and `good` of the light theme are too dark on it. */
const mythColor = 'text-[#ffc2bd]';
const factColor = 'text-[#9be3b1]';

function MythSlide({ name, myth, fact, source }: (typeof myths)[number]) {
  return (
    <div className="grid h-full content-start gap-x-10 gap-y-6 rounded-card border border-on-deep/20 bg-indigo-deep p-6 sm:p-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:p-10">
      <p className="justify-self-start rounded-chip bg-on-deep/10 px-2.5 py-1 text-meta font-bold md:col-span-2">
        {name}
      </p>
      <div className="grid content-start gap-3">
        <Label Icon={X} className={mythColor}>
          Myth
        </Label>
        <h3 className="display text-h3 lg:text-h2">{myth}</h3>
      </div>
      <div className="grid content-start gap-3 border-on-deep/20 max-md:border-t max-md:pt-6 md:border-s md:ps-10">
        <Label Icon={Check} className={factColor}>
          Fact
        </Label>
        <p className="text-lead">{fact}</p>
        <p className="text-meta text-on-deep-muted">Source: {source}</p>
      </div>
    </div>
  );
}

/** 'Myth' or 'Fact', with an icon, so that the meaning does not depend on colour. */
function Label({ Icon, className, children }: { Icon: typeof Check; className: string; children: string }) {
  return (
    <p className={`flex items-center gap-2 text-body font-bold ${className}`}>
      <Icon aria-hidden size={22} strokeWidth={3} />
      {children}
    </p>
  );
}

const reportTopics = [
  {
    title: 'Cholesterol Level',
    text: 'A fat in your blood. Too much of it can narrow the vessels to your heart and brain.',
    Icon: HeartPulse,
  },
  {
    title: 'Body Mass Index',
    text: 'Your weight set against your height. A first sign of weighing too little or too much.',
    Icon: Scale,
  },
  {
    title: 'Blood Sugar',
    text: 'How much sugar your blood carries. When it stays high, it can mean diabetes.',
    Icon: Droplets,
  },
  {
    title: 'Recommendations',
    text: 'What to do next, in small steps: what to eat, how to move and when to see a doctor.',
    Icon: ListChecks,
  },
];

function HraExplainer() {
  return (
    <Section
      id="hra"
      heading="What the Health Risk Assessment tells you"
      lead="A list of simple questions about your body and your days. You get a report in plain words."
      aside={<AssessmentLink variant="default" />}
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {reportTopics.map(({ title, text, Icon }) => (
          <li
            key={title}
            className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 max-sm:grid-cols-[auto_minmax(0,1fr)] large-text:grid-cols-1 max-sm:gap-x-4 sm:p-6"
          >
            <span className="grid size-14 place-items-center rounded-button bg-health-tint text-health sm:mb-3">
              <Icon aria-hidden size={26} />
            </span>
            <div className="grid content-start gap-2">
              <h3 className="display text-question [overflow-wrap:anywhere] large-text:text-body">{title}</h3>
              <p className="text-body text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const myths = [
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
];
