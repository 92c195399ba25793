import type { Urgency } from '@choose-life/contracts/domain/report/generated/report-details';
import { helpLead, helpWithoutLines } from '@choose-life/contracts/domain/report/urgent-texts';
import { CalendarClock, HeartHandshake, Phone, TriangleAlert } from 'lucide-react';
import { useConfig } from '@/config-query';

export function HelpLines() {
  const lines = useConfig()?.helpLines ?? [];
  if (lines.length === 0) return <p className="text-body font-semibold text-ink">{helpWithoutLines}</p>;
  return (
    <div className="grid gap-1">
      <p className="text-body font-semibold text-ink">{helpLead}</p>
      <ul className="grid gap-1">
        {lines.map(line => (
          <li key={line} className="flex items-start gap-2 text-body text-ink [overflow-wrap:anywhere]">
            <Phone aria-hidden size={18} className="mt-[0.2rem] shrink-0 text-ink-muted" />
            <HelpLine line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function HelpLine({ line }: { line: string }) {
  const phone = findPhone(line);
  if (phone === null) return <span>{line}</span>;
  return (
    <span>
      {phone.before}
      <a
        href={phone.href}
        className="-my-2 inline-block rounded-chip py-2 font-bold whitespace-nowrap underline decoration-2 underline-offset-4"
      >
        {phone.number}
      </a>
      {phone.after}
    </span>
  );
}

/** Starts with + or 0 and has 8 to 15 digits, in groups separated by a blank or hyphen. */
const phone = /(?<![\d+])(?:\+\d|0)(?:[ -]?\d){7,14}(?![\d])/g;

/** The only phone number of a line; null for none or several. Short codes do not count. */
export function findPhone(line: string) {
  const [found, ...others] = line.matchAll(phone);
  if (found === undefined || others.length > 0) return null;
  const [number] = found;
  return {
    before: line.slice(0, found.index),
    number,
    after: line.slice(found.index + number.length),
    href: `tel:${number.replace(/[^\d+]/g, '')}`,
  };
}

const alert = {
  Icon: TriangleAlert,
  text: 'text-danger',
  tint: 'bg-danger-tint',
  border: 'border-danger',
};

const byDate = {
  Icon: CalendarClock,
  text: 'text-warn',
  tint: 'bg-warn-tint',
  border: 'border-warn',
};

export const urgencyLooks: Record<Urgency, typeof alert> = {
  now: alert,
  today: alert,
  'within-a-week': byDate,
  'within-4-weeks': byDate,
  talk: {
    Icon: HeartHandshake,
    text: 'text-lifestyle',
    tint: 'bg-lifestyle-tint',
    border: 'border-lifestyle',
  },
};
