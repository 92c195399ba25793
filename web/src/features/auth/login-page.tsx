import type { AuthenticationLoginInput } from '@choose-life/client';
import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { client, keepalive } from '@/api/client';
import { CheckboxField } from '@/components/forms/field';
import { useRulesForm } from '@/components/forms/use-checked-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { faultOfCall } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { localStrings } from '@/session/browser-storage';
import { forget } from '@/session/forget';
import { markKnownHere } from '@/session/known-here';
import { isSameAccount } from '@/session/same-account';
import { storedAtoms, storeToken } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { AuthForm, AuthLink, AuthPage, EmailField, PasswordField, useAuthCall } from './auth-page.tsx';
import { dropMailedLink, textInState } from './mailed-link.ts';
import { useInitialEmail } from './use-initial-values.ts';

/** The page /login. The checkbox 'Remember me' has no effect, as specified (s.2.2). */
export function LoginPage() {
  const form = useRulesForm('login', ['userEmail', 'userPassword']);
  const { fieldOf, handleSubmit } = form;
  const typedEmail = form.watch('userEmail');
  useInitialEmail(form);
  // A link with an e-mail comes from the pages after a sign-up and after a new password, or from a form in which the visitor typed the
  // e-mail and then chose Login. So the visitor very probably has an account.
  const hasAccount = textInState(useHistoryState<unknown>(), 'userEmail') !== null;
  // A layout effect: `NewcomerPanel` must be hidden before the page is painted.
  useLayoutEffect(() => markKnownHere(hasAccount), [hasAccount]);
  const login = useLogin();
  const send = handleSubmit(login.send);
  return (
    <AuthPage
      heading="Welcome Back"
      body="Log in to see your risk age, your reports and your library."
      footer={
        <>
          Don't have an account?{' '}
          <AuthLink to="signup" userEmail={typedEmail}>
            Sign Up
          </AuthLink>
        </>
      }
    >
      <NewcomerPanel />
      <AuthForm onSubmit={send} className="grid gap-5">
        <EmailField {...fieldOf('userEmail')} />
        <PasswordField autoComplete="current-password" {...fieldOf('userPassword')} />
        <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField>Remember me</CheckboxField>
          <AuthLink to="forgotPassword" userEmail={typedEmail}>
            Forgot Password
          </AuthLink>
        </div>
        <Button type="submit" busy={login.isPending} className="w-full">
          Login
        </Button>
      </AuthForm>
    </AuthPage>
  );
}

/**
 * A link to the sign-up for visitors without an account, since 'Take the assessment' leads to this page (s.2.1). For visitors that
 * `markKnownHere` marks, CSS hides the panel: the page is prerendered, so its HTML is the same for everybody.
 */
function NewcomerPanel() {
  return (
    <div className="grid gap-6 in-data-known-here:hidden">
      <Card variant="tint" size="sm" className="grid gap-3">
        <p className="text-body font-semibold">To take the assessment you need an account.</p>
        <ButtonLink href={pathOf('signup')} className="w-full">
          New here? Get Started
        </ButtonLink>
      </Card>
      <p className="flex items-center gap-3 text-meta text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or log in
      </p>
    </div>
  );
}

/** The login call. The token of any response is stored, even of a refusal (s.3). After a success the dashboard is opened. */
function useLogin() {
  const setEmail = useSetAtom(storedAtoms.email);
  const [, navigate] = useLocation();
  return useAuthCall(
    (input: AuthenticationLoginInput) =>
      client.authentication.login.mutate(input).catch(error => {
        storeToken(faultOfCall(error).token);
        throw error;
      }),
    ({ token, userEmail }, { userEmail: typedEmail }) => {
      // The e-mail of the account whose data is in this browser. The key `email` is not used, since it may contain a typed e-mail (s.2.2).
      const previousEmail = localStrings.getItem('userDetailsEmail', null);
      const previousToken = readToken();
      const email = userEmail || typedEmail;
      // Stored before the token: other tabs read the e-mail of the account when they see a new token.
      setEmail(email);
      const isStored = storeToken(token);
      if (isStored && previousToken !== null && previousToken !== token) void endSession(previousToken);
      markKnownHere(true);
      // A different person must not see the data of the previous person.
      if (!isSameAccount(previousEmail, email)) forget('logged-in');
      // The history entry may contain an e-mail, which the Back button must not show to the next person.
      dropMailedLink();
      navigate(pathOf('dashboard'));
    },
  );
}

/** Ends the session that a login has replaced, if the gateway has a log-out. The session would expire anyway, so errors are ignored. */
async function endSession(token: string): Promise<void> {
  try {
    // `keepalive(token)`, because a call without this option sends the stored token, which belongs to the new session.
    const { userExtensions } = await client.authentication.userDetails.query(undefined, keepalive(token));
    if (userExtensions?.includes('authentication.logOut'))
      await client.authentication.logOut.mutate({}, keepalive(token));
  } catch {
    // The browser is offline, or the session has already ended.
  }
}
