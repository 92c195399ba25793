import { company } from '../../../copy/company.ts';
import { aboutCopy } from '../copy/about.ts';

/** The film, with captions and transcript. It loads on play (s.2.1). */
export function StoryFilm() {
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
