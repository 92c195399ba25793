import { useLocation } from 'wouter';
import { trpc } from '../../api/trpc.ts';
import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthLink, AuthPage } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { dropMailedLink } from './mailed-link.ts';
import { PasswordField } from './password-field.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** /reset-password, from the mailed link (s.2.2). */
export function ResetPasswordPage() {
  const { resetPassword: copy, forgotPassword, labels } = authCopy;
  const { register, handleSubmit, faultShown } = useRulesForm('resetCompletion', ['userPassword']);
  const linkOrWarn = useMailedLink();
  const [, navigate] = useLocation();
  const reset = trpc.authentication.completePasswordReset.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: () => {
      dropMailedLink();
      navigate(pathOf('resetSuccess'));
    },
  });
  const send = handleSubmit(({ userPassword }) => {
    const link = reset.isPending ? null : linkOrWarn();
    if (link) reset.mutate({ userPassword, ...link });
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={copy.body}
      footer={
        <>
          {forgotPassword.footer} <AuthLink to="login">{forgotPassword.footerLink}</AuthLink>
        </>
      }
    >
      <form noValidate onSubmit={send} className="grid gap-6">
        <PasswordField
          label={labels.newPassword}
          error={faultShown('userPassword')}
          autoComplete="new-password"
          registered={register('userPassword')}
        />
        <Button type="submit" width="full" busy={reset.isPending}>
          {copy.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
