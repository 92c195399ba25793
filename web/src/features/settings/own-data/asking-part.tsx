import { Mail, Phone } from 'lucide-react';
import { company } from '../../../copy/company.ts';
import { ownDataCopy as copy } from '../copy/own-data.ts';

const contactClasses =
  'inline-flex min-h-11 items-center gap-3 rounded-chip font-bold text-indigo underline-offset-4 hover:underline';

/** Contact details, for what the gateway does not offer. */
export function AskingPart() {
  return (
    <div className="grid justify-items-start gap-1 sm:col-span-2">
      <p className="text-body text-ink">{copy.asking.text}</p>
      <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={contactClasses}>
        <Phone aria-hidden size={20} />
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={contactClasses}>
        <Mail aria-hidden size={20} />
        {company.email}
      </a>
    </div>
  );
}
