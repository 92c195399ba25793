import { CalendarCheck, GraduationCap, PhoneCall } from 'lucide-react';
import { company, phoneUrl } from '../../../copy/company.ts';
import { Quilt } from '../art/quilt.tsx';
import { lifestyleCopy } from '../copy/lifestyle.ts';

const signs = { professionals: GraduationCap, support: PhoneCall, followUps: CalendarCheck };

/** Who helps, and how to reach them (s.2.1). */
export function Specialists() {
  const { heading, text, items } = lifestyleCopy.support;
  return (
    <section
      aria-labelledby="support"
      className="on-deep relative isolate overflow-hidden bg-indigo-deep py-16 text-on-deep lg:py-24"
    >
      <Quilt columns={24} rows={1} className="absolute inset-x-0 top-0 -z-10 h-15 w-full max-lg:hidden" />
      <div className="content grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-10">
        <div className="grid content-start gap-4">
          <h2 id="support" className="display text-h2">
            {heading}
          </h2>
          <p className="max-w-md text-lead text-on-deep-muted">{text}</p>
        </div>
        <ul className="grid">
          {items.map(({ sign, title, text: about }) => {
            const Sign = signs[sign];
            return (
              <li
                key={sign}
                className="grid grid-cols-[auto_1fr] gap-5 border-t border-on-deep/20 py-6 first:border-t-0 first:pt-0 last:pb-0"
              >
                <span className="grid size-14 place-items-center rounded-button bg-on-deep/10">
                  <Sign aria-hidden size={26} />
                </span>
                <div className="grid gap-1">
                  <h3 className="display text-h3">{title}</h3>
                  <p className="text-body text-on-deep-muted">{about}</p>
                  {sign === 'support' && <Lines />}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Lines() {
  const classes =
    'inline-flex min-h-11 items-center rounded-chip font-bold text-on-deep underline decoration-2 underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={phoneUrl} className={classes}>
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={classes}>
        {company.email}
      </a>
    </p>
  );
}
