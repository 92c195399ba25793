import { MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { authCopy } from './copy.ts';

interface LinkNotTakenProps {
  /** The link's own address; null when it holds none. */
  readonly userEmail: string | null;
  /** The way to a new link, where it stands inside. */
  readonly children?: ReactNode;
}

/** A mailed link that was used, is old or is broken: why that happens, and a new one without typing the address again. */
export function LinkNotTaken({ userEmail, children }: LinkNotTakenProps) {
  const { why, to, unknown } = authCopy.notTaken;
  return (
    <Card tone="tint" space="sm" className="grid gap-4">
      <div className="flex gap-3">
        <MailQuestionMark aria-hidden size={22} className="mt-0.5 shrink-0 text-indigo" />
        <div className="grid gap-2 text-body [overflow-wrap:anywhere]">
          <p>{why}</p>
          <p>
            {userEmail === null ? (
              unknown
            ) : (
              <>
                {to} <strong className="font-bold">{userEmail}</strong>.
              </>
            )}
          </p>
        </div>
      </div>
      {children}
    </Card>
  );
}
