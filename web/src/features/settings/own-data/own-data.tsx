import { Mail, Phone } from 'lucide-react';
import { useUserDetails } from '../../../api/user-details.ts';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { company } from '../../../copy/company.ts';
import { ownDataCopy as copy } from '../../../copy/own-data.ts';
import { SettingsSection } from '../settings-section.tsx';
import { DeletePart } from './delete-part.tsx';
import { ExportPart } from './export-part.tsx';

/** What a person may do with all that is kept of them: what the gateway offers, else whom to ask. */
export function OwnData() {
  const { data: details } = useUserDetails();
  if (!details) return null;
  const offered = details.userExtensions ?? [];
  const canExport = offered.includes('user.exportData');
  const canDelete = offered.includes('user.deleteAccount');
  return (
    <Card className="pb-0 sm:px-8 sm:pt-8">
      <SettingsSection {...copy.section}>
        {canExport && <ExportPart />}
        {canDelete && <DeletePart userEmail={details.userEmail} />}
        {!(canExport && canDelete) && <AskingPart />}
        <p className="text-meta text-indigo sm:col-span-2">
          <PrivacyLink />
        </p>
      </SettingsSection>
    </Card>
  );
}

const contactClasses =
  'inline-flex min-h-11 items-center gap-3 rounded-chip font-bold text-indigo underline-offset-4 hover:underline';

function AskingPart() {
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
