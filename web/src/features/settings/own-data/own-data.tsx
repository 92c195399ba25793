import { useUserDetails } from '../../../api/user-details.ts';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ownDataCopy as copy } from '../copy/own-data.ts';
import { SettingsSection } from '../settings-section.tsx';
import { DeletePart } from './delete-part.tsx';
import { ExportPart } from './export-part.tsx';

/** For gateways without these calls. */
const contactPart = lazyPart(async () => (await import('./contact-part.tsx')).ContactPart);

/** Export and deletion where the gateway offers them, else contact details. */
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
        {!(canExport && canDelete) && <contactPart.Component />}
        <p className="text-meta text-indigo sm:col-span-2">
          <PrivacyLink />
        </p>
      </SettingsSection>
    </Card>
  );
}
