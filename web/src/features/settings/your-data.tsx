import { Suspense, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { trpc } from '@/api/trpc';
import { useUserDetails } from '@/api/user-details';
import { ContactLinks } from '@/components/contact-links';
import { lazyComponent } from '@/components/lazy-component';
import { PrivacyLink } from '@/components/privacy-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { saveFile } from '@/lib/save-file';
import { SettingsSection, type SettingsSectionProps } from './settings-section.tsx';

/**
 * 'Your data': export and deletion, each only if the gateway offers it. If the export or the deletion is missing, contact details are shown,
 * so that the person can ask for it.
 */
export function YourData() {
  const { data: details } = useUserDetails();
  if (!details) return null;
  const offeredExtensions = details.userExtensions ?? [];
  const canExport = offeredExtensions.includes('user.exportData');
  const canDelete = offeredExtensions.includes('user.deleteAccount');
  return (
    <Card className="pb-0 sm:px-8 sm:pt-8">
      <SettingsSection heading="Your data" text="It belongs to you: take it out, or have it deleted.">
        {canExport && <ExportAction />}
        {canDelete && <DeleteAction userEmail={details.userEmail} />}
        {!(canExport && canDelete) && <ContactNote />}
        <p className="text-meta text-indigo sm:col-span-2">
          <PrivacyLink />
        </p>
      </SettingsSection>
    </Card>
  );
}

/** Loaded on demand, since few people delete their account. */
const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

function DeleteAction({ userEmail }: { userEmail: string }) {
  const [isOpen, setOpen] = useState(false);
  const openDialog = async () => {
    try {
      await DeleteDialog.load();
      setOpen(true);
    } catch {
      toast.error('The form could not be loaded. Try again.');
    }
  };
  return (
    <DataAction
      heading="Leave for good"
      text="Your profile, all your answers and your reports are deleted for good."
    >
      <Button variant="destructive" onClick={openDialog} className="max-sm:w-full">
        Delete my account
      </Button>
      <Suspense>{isOpen && <DeleteDialog userEmail={userEmail} onClose={() => setOpen(false)} />}</Suspense>
    </DataAction>
  );
}

/** Downloads all data as one file. The cache does not keep the data, which includes every answer. */
function ExportAction() {
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const exportData = async () => {
    setBusy(true);
    try {
      const { data } = await utils.user.exportData.fetch(undefined, { staleTime: 0, gcTime: 0 });
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        'choose-life-data.json',
      );
      toast.success('Your data is in your downloads');
    } catch {
      // The query cache shows the error in the notification modal.
    }
    setBusy(false);
  };
  return (
    <DataAction
      heading="A copy for you"
      text="One file (JSON) with your profile, all your answers, your reports and their PDFs, your log-ins, the subjects of our e-mails, a sign-up that is not finished, and your place on the waitlist. Answers are written as HL7 FHIR R4, which other health software can read."
    >
      <Button
        variant="outline"
        busy={isBusy}
        busyLabel="Getting your data..."
        onClick={exportData}
        className="max-sm:w-full"
      >
        Export my data
      </Button>
    </DataAction>
  );
}

function DataAction({ heading, text, children }: SettingsSectionProps) {
  return (
    <div className="grid content-between justify-items-start gap-4 self-stretch">
      <div className="grid gap-1">
        <h3 className="text-body font-bold">{heading}</h3>
        <p className="text-meta text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

function ContactNote() {
  return (
    <div className="grid justify-items-start gap-1 sm:col-span-2">
      <p className="text-body text-ink">
        Write to us or call us, day or night. We will send you what we keep about you, or delete your account.
      </p>
      <ContactLinks />
    </div>
  );
}
