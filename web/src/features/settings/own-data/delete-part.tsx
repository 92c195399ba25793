import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ownDataCopy } from '../copy/own-data.ts';

const copy = ownDataCopy.deleting;

/** Rarely opened. */
const dialog = lazyPart<DialogProps>(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

interface DialogProps {
  readonly userEmail: string;
  readonly onClose: () => void;
}

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
    <div className="grid content-between justify-items-start gap-4 self-stretch">
      <div className="grid gap-1">
        <h3 className="text-body font-bold">{copy.heading}</h3>
        <p className="text-meta text-ink-muted">{copy.text}</p>
      </div>
      <Button variant="danger" onClick={ask} className="max-sm:w-full">
        {copy.open}
      </Button>
      {open && <dialog.Component userEmail={userEmail} onClose={() => setOpen(false)} />}
    </div>
  );
}
