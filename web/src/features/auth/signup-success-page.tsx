import { useLocation } from 'wouter';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthPage } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { DoneSign } from './done-sign.tsx';
import { dropMailedLink } from './mailed-link.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** /signup/success, from the mailed link: the button completes the sign-up (s.2.2); opening the page does not. */
export function SignupSuccessPage() {
  const { signupSuccess: copy } = authCopy;
  const linkOrWarn = useMailedLink();
  const [, navigate] = useLocation();
  const complete = trpc.authentication.completeEnrollment.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: () => {
      dropMailedLink();
      navigate(pathOf('login'));
    },
  });
  const proceed = () => {
    const link = linkOrWarn();
    if (link) complete.mutate(link);
  };
  return (
    <AuthPage heading={copy.heading} body={copy.body}>
      <DoneSign />
      <Button width="full" busy={complete.isPending} busyLabel={copy.busy} onClick={proceed}>
        {copy.submit}
      </Button>
    </AuthPage>
  );
}
