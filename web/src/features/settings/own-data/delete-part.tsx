import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ownDataCopy } from '../copy/own-data.ts';
import { OwnDataPart } from './own-data-part.tsx';

const copy = ownDataCopy.deleting;

/** Loaded on demand, since it is rarely opened. */
const dialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** A button that opens the dialog. */
export function DeletePart({ userEmail }: { userEmail: string }) {
  const [open, setOpen] = useState(false);
  const ask = async () => {
    try {
      await dialog.load();
      setOpen(true);
    } catch {
      toast.error(copy.failed);
    }
  };
  return (
    <OwnDataPart heading={copy.heading} text={copy.text}>
      <Button variant="danger" onClick={ask} className="max-sm:w-full">
        {copy.open}
      </Button>
      {open && <dialog.Component userEmail={userEmail} onClose={() => setOpen(false)} />}
    </OwnDataPart>
  );
}
