import { useAtomValue } from 'jotai';
import { CircleCheck, MailCheck, PartyPopper } from 'lucide-react';
import { useHistoryState } from 'wouter/use-browser-location';
import { client } from '@/api/client';
import { Button, ButtonLink } from '@/components/ui/button';
import { notify } from '@/feedback/notification';
import { pathOf } from '@/paths';
import { AuthLink, AuthPage, FooterLink, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { textInState } from './mailed-link.ts';
import { useAuthCall } from './use-auth-call.ts';
import { pendingSignUpAtom } from './use-initial-values.ts';

/** /reset/success. */
export function ResetSuccessPage() {
  const { resetSuccess: copy } = authCopy;
  const userEmail = textInState(useHistoryState<unknown>(), 'userEmail');
  return (
    <AuthPage {...copy}>
      <PageSign Icon={PartyPopper} tone="festive" />
      <ButtonLink href={pathOf('login')} state={userEmail === null ? null : { userEmail }} className="w-full">
        {copy.submit}
      </ButtonLink>
    </AuthPage>
  );
}

/** /account/deleted. */
export function AccountDeletedPage() {
  const { accountDeleted: copy } = authCopy;
  return (
    <AuthPage {...copy} footer={<FooterLink copy={copy} to="signup" />}>
      <PageSign Icon={CircleCheck} />
      <ButtonLink href={pathOf('home')} className="w-full">
        {copy.submit}
      </ButtonLink>
    </AuthPage>
  );
}

/** /verify-reset: a static page (s.2.2). */
export function VerifyResetPage() {
  const { verifyReset: copy } = authCopy;
  return (
    <AuthPage {...copy} footer={<AuthLink to="login">{copy.back}</AuthLink>}>
      <PageSign Icon={MailCheck} />
    </AuthPage>
  );
}

/** /verify: says where the link was sent, from navigation state, and sends it again (s.2.2). */
export function VerifyPage() {
  const { verify: copy } = authCopy;
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  const userEmail = textInState(state, 'userEmail') ?? pending?.userEmail ?? null;
  const resend = useAuthCall(client.authentication.resendOtp.mutate, () =>
    notify({ type: 'success', ...copy.resent }),
  );
  return (
    <AuthPage
      heading={copy.heading}
      body={
        <div className="grid gap-3">
          <p>
            {userEmail === null ? (
              <span key="sent">{copy.sent}</span>
            ) : (
              <span key="sent to">
                {copy.sentTo} <strong className="font-bold text-ink">{userEmail}</strong>.
              </span>
            )}
          </p>
          <p>{copy.next}</p>
        </div>
      }
      footer={
        <>
          {copy.footer}{' '}
          {userEmail === null ? (
            <AuthLink to="signup">{copy.wrong}</AuthLink>
          ) : (
            <Button
              variant="link"
              size="inline"
              busy={resend.isPending}
              onClick={() => resend.send({ userEmail })}
            >
              {copy.again}
            </Button>
          )}
        </>
      }
    >
      <PageSign Icon={MailCheck} />
    </AuthPage>
  );
}
