import { Check } from 'lucide-react';
import { homeCopy } from '../copy/home.ts';

/** The number of users, and other claims (s.1). */
export function UsersStrip() {
  const { count, text, more } = homeCopy.users;
  return (
    <section aria-label={`${count} ${text}`} className="border-b border-line bg-surface py-8 lg:py-10">
      <div className="content flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="display text-h1">{count}</span>
          <span className="text-lead text-ink-muted">{text}</span>
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {more.map(claim => (
            <li key={claim} className="flex items-center gap-2 text-body font-semibold text-ink">
              <Check aria-hidden size={20} className="shrink-0 text-good" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
