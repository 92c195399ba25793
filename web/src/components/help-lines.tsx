import { helpLead, helpWithoutLines } from '@choose-life/contracts/domain/report/urgent-texts';
import { Phone } from 'lucide-react';
import { useConfig } from '@/config-query';

/** The help lines that the operator has configured; a general text if there are none. */
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

/** A line of text whose phone number, if it has one, is a link. */
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

/** A phone number: it starts with + or 0, and has 8 to 15 digits in groups separated by a space or hyphen. */
const phoneNumber = /(?<![\d+])(?:\+\d|0)(?:[ -]?\d){7,14}(?!\d)/g;

/** A line of text, split at its phone number. */
interface PhoneInLine {
  readonly before: string;
  readonly number: string;
  readonly after: string;
  /** A `tel:` address. */
  readonly href: string;
}

/**
 * The phone number of a line. Null if the line has none or several, because `HelpLine` links only one. Short codes such as 112 do not
 * count.
 */
export function findPhone(line: string): PhoneInLine | null {
  const [match, ...otherMatches] = line.matchAll(phoneNumber);
  if (match === undefined || otherMatches.length > 0) return null;
  const [number] = match;
  return {
    before: line.slice(0, match.index),
    number,
    after: line.slice(match.index + number.length),
    href: `tel:${number.replace(/[^\d+]/g, '')}`,
  };
}
