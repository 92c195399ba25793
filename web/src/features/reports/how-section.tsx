import { Card } from '../../components/ui/card.tsx';
import { analysisCopy as copy } from '../../copy/reports.ts';

/** How we worked this out: the reference the number compares with, and what it is not. */
export function HowSection({ ownModel }: { ownModel: boolean }) {
  const paragraphs = ownModel ? copy.how : copy.howElsewhere;
  return (
    <Card className="grid gap-4 sm:p-8">
      <h2 className="display text-h3">{copy.howHeading}</h2>
      <div className="grid max-w-[65ch] gap-3 text-body text-ink-muted">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="border-s-4 border-line-strong ps-4">{copy.notDiagnosis}</p>
      </div>
    </Card>
  );
}
