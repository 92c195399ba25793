import { useLayoutEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { markKnownHere } from '../../session/known-here.ts';
import { AuthLink, AuthPage, FooterLink } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { EmailField } from './email-field.tsx';
import { textInState } from './navigation-state.ts';
import { NewcomerPanel } from './newcomer-panel.tsx';
import { PasswordField } from './password-field.tsx';
import { useInitialEmail } from './use-initial-values.ts';
import { useLogin } from './use-login.ts';

/** /login. 'Remember me' has no behaviour (s.2.2). */
export function LoginPage() {
  const { login: copy } = authCopy;
  const form = useRulesForm('login', ['userEmail', 'userPassword']);
  const { fieldOf, handleSubmit } = form;
  const typed = form.watch('userEmail');
  useInitialEmail(form);
  useKnownVisitor();
  const login = useLogin();
  const send = handleSubmit(values => {
    if (!login.isPending) login.mutate(values);
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={copy.body}
      footer={<FooterLink copy={copy} to="signup" userEmail={typed} />}
    >
      <NewcomerPanel />
      <form noValidate onSubmit={send} className="grid gap-5">
        <EmailField {...fieldOf('userEmail')} />
        <PasswordField autoComplete="current-password" {...fieldOf('userPassword')} />
        <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox>{copy.remember}</Checkbox>
          <AuthLink to="forgotPassword" userEmail={typed}>
            {copy.forgot}
          </AuthLink>
        </div>
        <Button type="submit" width="full" busy={login.isPending}>
          {copy.submit}
        </Button>
      </form>
    </AuthPage>
  );
}

/** An e-mail handed over by another page means a known visitor: just signed up, or has a new password. */
function useKnownVisitor(): void {
  const comesWithEmail = textInState(useHistoryState<unknown>(), 'userEmail') !== null;
  useLayoutEffect(() => markKnownHere(comesWithEmail), [comesWithEmail]);
}
