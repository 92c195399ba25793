import type { MissingAnswer } from '@choose-life/contracts/domain/hra/missing-answers';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { neededCopy, reviewCopy } from '../copy/review.ts';
import { linkToChange } from '../state/review-trip.ts';

/** Answers that the result needs, each with a link to its question. They are not mandatory. */
export function NeededAnswers({ missing }: { missing: readonly MissingAnswer[] }) {
  const id = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-warn bg-warn-tint p-5">
      <div className="grid gap-1">
        <h2 id={id} className="flex items-start gap-2 text-lead font-bold text-ink">
          <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-warn" />
          {neededCopy.title}
        </h2>
        <p className="text-body text-ink-muted">{neededCopy.lead}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {missing.map(each => (
          <li key={each.need}>
            <Link
              {...linkToChange(each.page, { module: String(each.module), question: each.question.id })}
              className="flex h-full min-h-12 items-center gap-3 rounded-input border border-line-strong bg-surface px-4 py-2 text-ink no-underline hover:border-indigo"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-body font-bold">{neededCopy.names[each.need]}</span>
                <span className="block text-meta text-ink-muted [overflow-wrap:anywhere]">
                  {each.toCheck && <strong className="text-warn">{reviewCopy.pleaseCheck}: </strong>}
                  {each.question.label}
                </span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
