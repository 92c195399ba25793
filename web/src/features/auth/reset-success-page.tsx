import { PartyPopper } from 'lucide-react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthPage, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { textInState } from './navigation-state.ts';

/** /reset/success. */
export function ResetSuccessPage() {
  const { resetSuccess: copy } = authCopy;
  const userEmail = textInState(useHistoryState<unknown>(), 'userEmail');
  return (
    <AuthPage heading={copy.heading} body={copy.body}>
      <PageSign Icon={PartyPopper} tone="festive" />
      <Button asChild width="full">
        <Link href={pathOf('login')} state={userEmail === null ? null : { userEmail }}>
          {copy.submit}
        </Link>
      </Button>
    </AuthPage>
  );
}
