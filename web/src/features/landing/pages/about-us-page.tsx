import { brandName } from '@choose-life/contracts/domain/brand';
import { ExternalLink } from 'lucide-react';
import { Logo } from '@/components/logo';
import { buttonVariants } from '@/components/ui/button-variants';
import { company } from '@/copy/company';
import { Quilt } from '../parts/quilt.tsx';
import { PageHero } from '../parts/section.tsx';

/** The page /about-us: our story, a film, a statement and the founder's letter (s.2.1). */
export function AboutUsPage() {
  return (
    <>
      <PageHero
        heading="Our story"
        lead={`${brandName} is a wellness solutions provider. We help people and companies see their health clearly, and change it in small steps.`}
      />
      <div className="content grid items-start gap-10 py-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-24">
        <div className="grid gap-5 text-lead text-ink">
          {story.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <StoryFilm />
      </div>
      <Statement />
      <Letter />
    </>
  );
}

const story = [
  'We kept seeing the same thing: people met a doctor only when something hurt. By then the easy part was over.',
  'So we turned it around. First a simple health check that anybody can do on a phone. Then a report in plain words. Then goals, articles, classes and people to talk to, week after week.',
  'Companies get analytics and progress reports for their wellness plan. What you answer stays between you and the provider.',
];

const letter = [
  `I started ${brandName} because prevention is the kindest kind of medicine. It costs little. It hurts nobody. And it works best when it begins before you need it.`,
  'You do not have to change everything. Know one number. Walk one street further. Sleep one hour longer. Then do it again tomorrow.',
  'We will show you where you stand, tell you the truth in plain words, and keep your answers to ourselves. The rest is yours to choose. I hope you choose life.',
];

function Letter() {
  return (
    <section aria-labelledby="letter" className="content py-16 lg:py-24">
      <div className="mx-auto grid max-w-reading gap-6 rounded-card border border-line bg-surface p-6 sm:p-12">
        <h2 id="letter" className="display text-h2">
          A letter from our founder
        </h2>
        <div className="grid gap-4 text-lead text-ink">
          <p>Dear friend,</p>
          {letter.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6">
          <div className="grid gap-1">
            <Logo />
            <p className="text-meta text-ink-muted">{company.founder}</p>
          </div>
          <a
            href={company.founderProfile}
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline' })}
          >
            Read more
            <span className="sr-only"> about the founder, on another site</span>
            <ExternalLink aria-hidden size={18} />
          </a>
        </div>
      </div>
    </section>
  );
}

function Statement() {
  return (
    <section aria-labelledby="statement" className="on-deep bg-indigo-deep text-on-deep">
      {quiltBand}
      <div className="content grid justify-items-center gap-5 py-16 text-center lg:py-24">
        <h2 id="statement" className="display max-w-3xl text-h1">
          For your mind, body & spirit
        </h2>
        <p className="max-w-2xl text-lead text-on-deep-muted">
          Health is more than a number. It is waking up rested, walking without pain, eating with joy and
          having someone to call. We care for all of it.
        </p>
      </div>
      {quiltBand}
    </section>
  );
}

/** The quilt above and below the statement. */
const quiltBand = <Quilt columns={24} rows={1} className="h-14 w-full lg:h-16" />;

/** The text of the film's captions (`/video/our-story.vtt`). */
const transcript = [
  'Prevention starts with knowing.',
  'Health: know your numbers.',
  'Lifestyle: rest well and look after your mood.',
  'Fitness: move a little more each day.',
  'Nutrition: eat food that does more than fill.',
  'Four small things that hold each other up.',
  `${brandName}.`,
];

/** The video of s.2.1, with captions and a transcript. It is loaded only when it is played. */
function StoryFilm() {
  return (
    <figure className="grid gap-3">
      <h2 className="display text-h3">See it in half a minute</h2>
      <video
        controls
        preload="none"
        playsInline
        poster="/video/our-story.svg"
        width={1280}
        height={720}
        aria-label="Our story, a short film with captions and no sound"
        className="block aspect-video h-auto w-full rounded-card border border-line bg-indigo-deep"
      >
        <source src={company.storyVideo} type="video/mp4" />
        <track kind="captions" src="/video/our-story.vtt" srcLang="en" label="English" />
      </video>
      <details>
        <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold text-indigo underline decoration-2 underline-offset-4">
          Read what the film says
        </summary>
        <div className="grid max-w-[65ch] gap-1 border-s-4 border-line py-1 ps-5 text-body text-ink-muted">
          {transcript.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </details>
    </figure>
  );
}
