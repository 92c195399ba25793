import { ExternalLink } from 'lucide-react';
import { Logo } from '@/components/logo';
import { buttonVariants } from '@/components/ui/button-variants';
import { company } from '@/copy/company';
import { Quilt } from '../art/quilt.tsx';
import { aboutCopy } from '../copy/about.ts';
import { PageHead } from '../parts/page-head.tsx';

/** Our story, the film, the statement and the founder's letter (s.2.1). */
export function AboutUsPage() {
  return (
    <>
      <PageHead heading={aboutCopy.heading} lead={aboutCopy.lead} />
      <div className="content grid items-start gap-10 py-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-24">
        <div className="grid gap-5 text-lead text-ink">
          {aboutCopy.story.map(paragraph => (
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

/** The founder's letter (s.2.1). */
function Letter() {
  const { heading, greeting, paragraphs, readMore, readMoreAbout } = aboutCopy.letter;
  return (
    <section aria-labelledby="letter" className="content py-16 lg:py-24">
      <div className="mx-auto grid max-w-reading gap-6 rounded-card border border-line bg-surface p-6 sm:p-12">
        <h2 id="letter" className="display text-h2">
          {heading}
        </h2>
        <div className="grid gap-4 text-lead text-ink">
          <p>{greeting}</p>
          {paragraphs.map(paragraph => (
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
            {readMore}
            <span className="sr-only"> {readMoreAbout}</span>
            <ExternalLink aria-hidden size={18} />
          </a>
        </div>
      </div>
    </section>
  );
}

function Statement() {
  const { heading, text } = aboutCopy.statement;
  return (
    <section aria-labelledby="statement" className="on-deep bg-indigo-deep text-on-deep">
      <PatternBand />
      <div className="content grid justify-items-center gap-5 py-16 text-center lg:py-24">
        <h2 id="statement" className="display max-w-3xl text-h1">
          {heading}
        </h2>
        <p className="max-w-2xl text-lead text-on-deep-muted">{text}</p>
      </div>
      <PatternBand />
    </section>
  );
}

function PatternBand() {
  return <Quilt columns={24} rows={1} className="h-14 w-full lg:h-16" />;
}

/** The film, with captions and transcript. It loads on play (s.2.1). */
function StoryFilm() {
  const { heading, label, transcript, lines } = aboutCopy.video;
  return (
    <figure className="grid gap-3">
      <h2 className="display text-h3">{heading}</h2>
      <video
        controls
        preload="none"
        playsInline
        poster="/video/our-story.svg"
        width={1280}
        height={720}
        aria-label={label}
        className="block aspect-video h-auto w-full rounded-card border border-line bg-indigo-deep"
      >
        <source src={company.storyVideo} type="video/mp4" />
        <track kind="captions" src="/video/our-story.vtt" srcLang="en" label="English" />
      </video>
      <details>
        <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold text-indigo underline decoration-2 underline-offset-4">
          {transcript}
        </summary>
        <div className="grid max-w-[65ch] gap-1 border-s-4 border-line py-1 ps-5 text-body text-ink-muted">
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </details>
    </figure>
  );
}
