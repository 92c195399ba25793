import { ContactLinks } from '../../../components/contact-links.tsx';
import { ownDataCopy as copy } from '../copy/own-data.ts';

/** Contact details, for what the gateway does not offer. */
export function ContactPart() {
  return (
    <div className="grid justify-items-start gap-1 sm:col-span-2">
      <p className="text-body text-ink">{copy.asking}</p>
      <ContactLinks />
    </div>
  );
}
