import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { AuthLink, AuthPage } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useLogin } from './use-login.ts';

/** /login. 'Remember me' has no behaviour (s.2.2). */
export function LoginPage() {
  const { login: copy } = authCopy;
  const { register, handleSubmit, faultShown } = useRulesForm('login', ['userEmail', 'userPassword']);
  const login = useLogin();
  const send = handleSubmit(values => {
    if (!login.isPending) login.mutate(values);
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={copy.body}
      footer={
        <>
          {copy.footer} <AuthLink to="signup">{copy.footerLink}</AuthLink>
        </>
      }
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        <EmailField error={faultShown('userEmail')} registered={register('userEmail')} />
        <PasswordField
          error={faultShown('userPassword')}
          autoComplete="current-password"
          registered={register('userPassword')}
        />
        <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox>{copy.remember}</Checkbox>
          <AuthLink to="forgotPassword">{copy.forgot}</AuthLink>
        </div>
        <Button type="submit" width="full" busy={login.isPending}>
          {copy.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
