import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { ShownNotice, UrgentSection } from '@choose-life/contracts/domain/report/urgent-section';
import { Phone } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '@/lib/cn';
import { HelpLine } from './help-lines.tsx';
import { PregnancyNote } from './pregnancy-note.tsx';
import { Card } from './ui/card.tsx';
import { urgencyLooks } from './urgency-looks.ts';

interface UrgentCardProps {
  readonly section: UrgentSection;
  /** What a pregnancy changes about the report. Shown below the notice that it concerns, if that notice is in this card. */
  readonly pregnancy: PregnancyView | null;
  readonly children?: ReactNode;
}

/** The urgent notices of a report. The card gets the focus, so that screen readers read it first. */
export function UrgentCard({ section, pregnancy, children }: UrgentCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a navigation the focus is on `body` or on the page's heading (`app/use-page-change.ts`). If another element has the
    // focus, the person moved it there while the report was loading. Then the focus is left unchanged.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.tagName === 'H1')
      // The page stays at its top, so that the person sees where they are.
      heading.current?.focus({ preventScroll: true });
  }, []);
  // The time of a single notice is next to the heading of the card. With several notices, each time is above the heading of its notice.
  const [first] = section.notices;
  const singleNotice = section.notices.length === 1 ? first : null;
  return (
    <section aria-labelledby={id}>
      <Card className="print-whole grid gap-5 border-2 border-ink max-sm:gap-3 max-sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 ref={heading} id={id} tabIndex={-1} className="display text-h3 outline-none">
            {section.title}
          </h2>
          {singleNotice && <NoticeTime notice={singleNotice} />}
        </div>
        <div className="grid gap-5 max-sm:gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 print:block">
          <ul className="grid content-start gap-5 max-sm:gap-4">
            {section.notices.map(notice => (
              <li
                key={notice.id}
                className="grid gap-2 border-t border-line pt-5 first:border-0 first:pt-0 max-sm:gap-1.5 max-sm:pt-4"
              >
                {!singleNotice && <NoticeTime notice={notice} />}
                <h3 className="text-question leading-snug font-bold">{notice.title}</h3>
                {notice.leads.map(lead => (
                  <p key={lead} className="max-w-[65ch] text-body font-bold sm:text-lead">
                    {lead}
                  </p>
                ))}
                {notice.lines.map(line => (
                  <p key={line} className="max-w-[65ch] text-body sm:text-lead">
                    {line}
                  </p>
                ))}
                <PregnancyNote pregnancy={pregnancy} below={{ kind: 'notice', id: notice.id }} />
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-4">
            <Help help={section.help} />
            {children}
          </div>
        </div>
      </Card>
    </section>
  );
}

function NoticeTime({ notice: { urgency, when } }: { notice: ShownNotice }) {
  const { Icon, text: textColour, tint } = urgencyLooks[urgency];
  return (
    <p
      className={`inline-flex items-center gap-1.5 justify-self-start rounded-chip px-2.5 py-1 text-meta font-extrabold ${tint} ${textColour}`}
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <span>{when}</span>
    </p>
  );
}

function Help({ help: { lead, lines } }: Pick<UrgentSection, 'help'>) {
  const hasLines = lines.length > 0;
  return (
    <div className={cn('grid gap-2 rounded-button', hasLines ? 'bg-sunk p-4' : 'lg:bg-sunk lg:p-4')}>
      <p className="flex gap-3 text-body font-bold">
        {hasLines && <Phone aria-hidden size={20} className="mt-0.5 shrink-0 text-indigo" />}
        <span>{lead}</span>
      </p>
      {hasLines && (
        <ul className="grid gap-1 ps-8 text-lead">
          {lines.map(line => (
            <li key={line}>
              <HelpLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
