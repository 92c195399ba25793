import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ownDataCopy } from '../copy/own-data.ts';

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
    <div className="grid content-between justify-items-start gap-4 self-stretch">
      <div className="grid gap-1">
        <h3 className="text-body font-bold">{copy.heading}</h3>
        <p className="text-meta text-ink-muted">{copy.text}</p>
      </div>
      <Button variant="outline" busy={busy} busyLabel={copy.busy} onClick={take} className="max-sm:w-full">
        {copy.submit}
      </Button>
    </div>
  );
}
