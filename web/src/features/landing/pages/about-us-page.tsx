import { Letter } from '../about/letter.tsx';
import { Statement } from '../about/statement.tsx';
import { StoryFilm } from '../about/story-film.tsx';
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
