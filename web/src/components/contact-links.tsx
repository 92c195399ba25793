import { Mail, Phone } from 'lucide-react';
import { company, phoneUrl } from '../copy/company.ts';

const classes =
  'inline-flex min-h-11 items-center gap-3 rounded-chip font-bold text-indigo underline-offset-4 hover:underline';

/** Phone and e-mail of the company. */
export function ContactLinks() {
  return (
    <>
      <a href={phoneUrl} className={classes}>
        <Phone aria-hidden size={20} />
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={classes}>
        <Mail aria-hidden size={20} />
        {company.email}
      </a>
    </>
  );
}
