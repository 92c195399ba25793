import { CircleCheck, MailCheck, PartyPopper } from 'lucide-react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthLink, AuthPage, FooterLink, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { textInState } from './mailed-link.ts';

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

/** /account/deleted. */
export function AccountDeletedPage() {
  const { accountDeleted: copy } = authCopy;
  return (
    <AuthPage heading={copy.heading} body={copy.body} footer={<FooterLink copy={copy} to="signup" />}>
      <PageSign Icon={CircleCheck} />
      <Button asChild width="full">
        <Link href={pathOf('home')}>{copy.submit}</Link>
      </Button>
    </AuthPage>
  );
}

/** /verify-reset: a static page (s.2.2). */
export function VerifyResetPage() {
  const { verifyReset: copy } = authCopy;
  return (
    <AuthPage heading={copy.heading} body={copy.body} footer={<AuthLink to="login">{copy.back}</AuthLink>}>
      <PageSign Icon={MailCheck} />
    </AuthPage>
  );
}
