import { MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { authCopy } from './copy.ts';

interface LinkFailedProps {
  /** The e-mail of the link; null when it has none. */
  readonly userEmail: string | null;
  /** The button for a new link. */
  readonly children?: ReactNode;
}

/** Explains why a mailed link did not work, and offers a new one for the same address. */
export function LinkFailed({ userEmail, children }: LinkFailedProps) {
  const { why, to, unknown } = authCopy.linkFailed;
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
