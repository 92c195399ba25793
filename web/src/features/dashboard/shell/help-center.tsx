import { Mail, Phone } from 'lucide-react';
import { company, phoneUrl } from '../../../copy/company.ts';
import { shellCopy } from '../copy/shell.ts';

/** Phone and e-mail, always in the same order (WCAG 3.2.6). */
export function HelpCenter() {
  return (
    <section aria-label={shellCopy.help} className="grid gap-1 rounded-card bg-sunk p-4">
      <h2 className="text-meta font-bold text-ink">{shellCopy.help}</h2>
      <p className="text-meta text-ink-muted">{shellCopy.helpText}</p>
      <a href={phoneUrl} className={wayClasses}>
        <Phone aria-hidden size={18} className="shrink-0" />
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={wayClasses}>
        <Mail aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{company.email}</span>
      </a>
    </section>
  );
}

const wayClasses =
  'flex min-h-11 items-center gap-2 rounded-chip text-meta font-semibold text-indigo no-underline hover:underline';
