import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ownDataCopy } from '../copy/own-data.ts';
import { OwnDataPart } from './own-data-part.tsx';

const copy = ownDataCopy.exporting;

/** Exports all data as one file, without caching it. */
export function ExportPart() {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { saveFile } = await import('../../../api/report-pdf.ts');
      const { data } = await utils.user.exportData.fetch(undefined, { staleTime: 0, gcTime: 0 });
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), copy.fileName);
      toast.success(copy.done);
    } catch {
      // The error policy has shown the fault.
    }
    setBusy(false);
  };
  return (
    <OwnDataPart heading={copy.heading} text={copy.text}>
      <Button variant="outline" busy={busy} busyLabel={copy.busy} onClick={take} className="max-sm:w-full">
        {copy.submit}
      </Button>
    </OwnDataPart>
  );
}
