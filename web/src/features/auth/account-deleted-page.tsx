import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthPage, FooterLink, PageSign } from './auth-page.tsx';
import { authCopy } from './copy.ts';

/** /account/deleted. */
export function AccountDeletedPage() {
  const { accountDeleted: copy } = authCopy;
  return (
    <AuthPage heading={copy.heading} body={copy.body} footer={<FooterLink copy={copy} to="signup" />}>
      <PageSign Icon={CircleCheck} />
      <Button asChild width="full">
        <Link href={pathOf('home')}>{copy.submit}</Link>
      </Button>
    </AuthPage>
  );
}
