import { useAtomValue } from 'jotai';
import { MailCheck } from 'lucide-react';
import { useHistoryState } from 'wouter/use-browser-location';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../feedback/notification.ts';
import { AuthLink, AuthPage, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { textInState } from './mailed-link.ts';
import { pendingSignUpAtom } from './use-initial-values.ts';

/** /verify: says where the link was sent, from navigation state, and sends it again (s.2.2). */
export function VerifyPage() {
  const { verify: copy } = authCopy;
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  const userEmail = textInState(state, 'userEmail') ?? pending?.userEmail ?? null;
  const resend = trpc.authentication.resendOtp.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: () => notify({ type: 'success', ...copy.resent }),
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={
        <div className="grid gap-3">
          <p>
            {userEmail === null ? (
              copy.sent
            ) : (
              <>
                {copy.sentTo} <strong className="font-bold text-ink">{userEmail}</strong>.
              </>
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
              onClick={() => resend.mutate({ userEmail })}
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
