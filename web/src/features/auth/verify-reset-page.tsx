import { MailCheck } from 'lucide-react';
import { AuthLink, AuthPage, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';

/** /verify-reset: a static page (s.2.2). */
export function VerifyResetPage() {
  const { verifyReset: copy } = authCopy;
  return (
    <AuthPage heading={copy.heading} body={copy.body} footer={<AuthLink to="login">{copy.back}</AuthLink>}>
      <PageSign Icon={MailCheck} />
    </AuthPage>
  );
}
