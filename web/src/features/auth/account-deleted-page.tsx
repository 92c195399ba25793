import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { AuthLink, AuthPage } from './auth-page.tsx';
import { authCopy } from './copy.ts';

/** /account/deleted. */
export function AccountDeletedPage() {
  const { accountDeleted: copy } = authCopy;
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
      <span
        aria-hidden="true"
        className="order-first grid size-16 place-items-center rounded-card bg-good-tint text-good"
      >
        <CircleCheck size={32} strokeWidth={2} />
      </span>
      <Button asChild width="full">
        <Link href={pathOf('home')}>{copy.submit}</Link>
      </Button>
    </AuthPage>
  );
}
