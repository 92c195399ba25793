import { PartyPopper } from 'lucide-react';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { Button } from '@/components/ui/button';
import { pathOf } from '@/paths';
import { AuthLink, AuthPage, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { dropMailedLink } from './mailed-link.ts';
import { useAuthCall } from './use-auth-call.ts';
import { LinkFailed, useMailedLink } from './use-mailed-link.tsx';

/**
 * /signup/success, from the mailed link: the button completes the sign-up (s.2.2). After a failure the same button sends a
 * new link, so that the focus returns to it from the modal.
 */
export function SignupSuccessPage() {
  const { signupSuccess: copy, linkFailed } = authCopy;
  const [, navigate] = useLocation();
  const complete = useAuthCall(client.authentication.completeEnrollment.mutate, (_answer, { userEmail }) => {
    dropMailedLink();
    navigate(pathOf('login'), { state: { userEmail } });
  });
  const again = useAuthCall(client.authentication.resendOtp.mutate, (_answer, { userEmail }) =>
    navigate(pathOf('verify'), { state: { userEmail } }),
  );
  const { linkOrWarn, hasFailed, userEmail } = useMailedLink(complete.error);
  const proceed = () => {
    const link = linkOrWarn();
    if (link) complete.send(link);
  };
  const logIn = hasFailed && (
    <AuthLink to="login" userEmail={userEmail}>
      {linkFailed.logIn}
    </AuthLink>
  );
  return (
    <AuthPage
      heading={hasFailed ? linkFailed.signupHeading : copy.heading}
      body={hasFailed ? linkFailed.signupBody : copy.body}
      footer={logIn}
    >
      {hasFailed ? <LinkFailed userEmail={userEmail} /> : <PageSign Icon={PartyPopper} tone="festive" />}
      {hasFailed && userEmail === null ? (
        <AuthLink to="signup">{linkFailed.startAgain.signup}</AuthLink>
      ) : (
        <Button
          busy={complete.isPending || again.isPending}
          busyLabel={copy.busy}
          onClick={hasFailed && userEmail !== null ? () => again.send({ userEmail }) : proceed}
          className="w-full"
        >
          {hasFailed ? linkFailed.again : copy.submit}
        </Button>
      )}
    </AuthPage>
  );
}
