import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { trpc } from '../../api/trpc.ts';
import { useRulesForm } from '../../components/forms/use-checked-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { AuthPage, EmailField, FooterLink } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { useInitialEmail } from './use-initial-values.ts';

/** /forgot-password: stores the e-mail, and leads to the verify page (s.2.2). */
export function ForgotPasswordPage() {
  const { forgotPassword: copy } = authCopy;
  const form = useRulesForm('forgotPassword', ['userEmail']);
  useInitialEmail(form);
  const keepEmail = useSetAtom(storedAtoms.email);
  const [, navigate] = useLocation();
  const start = trpc.authentication.initiatePasswordReset.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: (_answer, { userEmail }) => navigate(pathOf('verify'), { state: { userEmail } }),
  });
  const send = form.handleSubmit(({ userEmail }) => {
    if (start.isPending) return;
    keepEmail(userEmail);
    start.mutate({ userEmail });
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={copy.body}
      footer={<FooterLink copy={copy} to="login" userEmail={form.watch('userEmail')} />}
    >
      <form noValidate onSubmit={send} className="grid gap-6">
        <EmailField {...form.fieldOf('userEmail')} />
        <Button type="submit" width="full" busy={start.isPending}>
          {copy.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
