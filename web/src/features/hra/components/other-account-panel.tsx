import { UserRoundX } from 'lucide-react';
import { useLocation } from 'wouter';
import { dispatch } from '../../../assessment/dispatch.ts';
import type { OtherAccount } from '../../../assessment/state.ts';
import { Button } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { otherAccountCopy } from '../copy/pages.ts';

/** Says whose answers these are, and offers to change the account (docs/faults.md D9). */
export function OtherAccountPanel({ who: { typedBy, signedInAs } }: { who: OtherAccount }) {
  const [, navigate] = useLocation();
  return (
    <section
      role="alert"
      className="mx-auto grid max-w-lg justify-items-center gap-5 rounded-card border border-line bg-surface p-6 text-center sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-button bg-warn-tint text-warn">
        <UserRoundX aria-hidden size={22} />
      </span>
      <h1 tabIndex={-1} className="display text-h3">
        {otherAccountCopy.title}
      </h1>
      <p className="text-body text-ink-muted [overflow-wrap:anywhere]">
        {signedInAs === null ? otherAccountCopy.signedOut : otherAccountCopy.signedInAs(signedInAs)}{' '}
        {otherAccountCopy.typedBy(typedBy)} {otherAccountCopy.kept}
      </p>
      <div className="grid w-full gap-3">
        <Button className="[overflow-wrap:anywhere]" onClick={() => navigate(pathOf('login'))}>
          {otherAccountCopy.logInAs(typedBy)}
        </Button>
        {signedInAs !== null && (
          <Button variant="outline" onClick={() => dispatch({ type: 'dismissed', what: 'otherAccount' })}>
            {otherAccountCopy.goOnAs(signedInAs)}
          </Button>
        )}
      </div>
    </section>
  );
}
