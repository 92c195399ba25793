import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { LogoLink } from '../../../components/logo.tsx';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { shellCopy } from '../copy/shell.ts';
import { HelpCenter } from './help-center.tsx';

/** The bar of phones and tablets: logo, and a sheet with help and log-out. */
export function TopBar({ onLogOut }: { onLogOut: () => void }) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    onLogOut();
  };
  return (
    <header data-early className="border-b border-line bg-surface lg:hidden print:hidden">
      <div className="content flex min-h-16 items-center justify-between gap-4">
        <LogoLink />
        <Button
          variant="quiet"
          size="sm"
          className="-me-4"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden size={20} />
          {shellCopy.more}
        </Button>
      </div>
      {open && (
        <Modal
          title={shellCopy.more}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="outline" width="full" onClick={leave}>
              <LogOut aria-hidden size={20} />
              {shellCopy.logOut}
            </Button>
          }
        >
          <HelpCenter />
        </Modal>
      )}
    </header>
  );
}
