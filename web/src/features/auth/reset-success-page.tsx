import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthPage } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { DoneSign } from './done-sign.tsx';

/** /reset/success. */
export function ResetSuccessPage() {
  const { resetSuccess: copy } = authCopy;
  return (
    <AuthPage heading={copy.heading} body={copy.body}>
      <DoneSign />
      <Button asChild width="full">
        <Link href={pathOf('login')}>{copy.submit}</Link>
      </Button>
    </AuthPage>
  );
}
