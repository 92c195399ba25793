import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Cloth } from '../../../components/cloth.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { pathOf } from '../../../paths.ts';
import { analysisCopy as copy } from '../copy.ts';

/** Next steps for a report without details. */
export function NextSteps() {
  return (
    <Card
      tone="deep"
      className="grid content-start gap-5 print:border print:border-line print:bg-surface print:text-ink"
    >
      <Cloth className="end-0 top-0 h-16 w-32 opacity-70 print:hidden" />
      <h2 className="display text-h3">{copy.nextHeading}</h2>
      <ol className="grid gap-4">
        {copy.next.map(({ title, body }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-chip bg-on-deep/15 text-meta font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-body font-bold">{title}</h3>
              <p className="text-meta text-on-deep-muted print:text-ink-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button asChild variant="action" className="print:hidden">
        <Link href={pathOf('library')}>
          {copy.toLibrary}
          <ArrowRight aria-hidden size={20} />
        </Link>
      </Button>
    </Card>
  );
}
