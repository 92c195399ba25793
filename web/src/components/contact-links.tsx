import { Mail, Phone } from 'lucide-react';
import { company, phoneUrl } from '@/copy/company';

interface ContactLinksProps {
  readonly className?: string;
  /** In pixels. Default: 20. Null: no icons. */
  readonly iconSize?: number | null;
}

/** Phone and e-mail of the company, in the same order on every page (WCAG 3.2.6). */
export function ContactLinks({
  className = 'inline-flex min-h-11 items-center gap-3 rounded-chip font-bold text-indigo underline-offset-4 hover:underline',
  iconSize = 20,
}: ContactLinksProps) {
  return (
    <>
      <a href={phoneUrl} className={className}>
        {iconSize && <Phone aria-hidden size={iconSize} className="shrink-0" />}
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={className}>
        {iconSize && <Mail aria-hidden size={iconSize} className="shrink-0" />}
        <span className="min-w-0 [overflow-wrap:anywhere]">{company.email}</span>
      </a>
    </>
  );
}
