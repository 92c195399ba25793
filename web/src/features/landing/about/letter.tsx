import { ExternalLink } from 'lucide-react';
import { Logo } from '../../../components/logo.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { company } from '../../../copy/company.ts';
import { aboutCopy } from '../copy/about.ts';

/** The founder's letter (s.2.1). */
export function Letter() {
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
          <Button asChild variant="outline">
            <a href={company.founderProfile} rel="noopener noreferrer">
              {readMore}
              <span className="sr-only"> {readMoreAbout}</span>
              <ExternalLink aria-hidden size={18} />
            </a>
          </Button>
        </div>
      </div>
    </section>
  );
}
