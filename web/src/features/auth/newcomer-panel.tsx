import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { pathOf } from '../../paths.ts';
import { authCopy } from './copy.ts';

/**
 * Offers sign-up first to visitors who never logged in on this browser, since 'Take the assessment' leads here (s.2.1).
 * Hidden by CSS: the page is prerendered for everybody.
 */
export function NewcomerPanel() {
  const { text, action, orLogIn } = authCopy.login.newcomer;
  return (
    <div className="grid gap-6 in-data-known-here:hidden">
      <Card tone="tint" space="sm" className="grid gap-3">
        <p className="text-body font-semibold">{text}</p>
        <Button asChild width="full">
          <Link href={pathOf('signup')}>{action}</Link>
        </Button>
      </Card>
      <p className="flex items-center gap-3 text-meta text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {orLogIn}
      </p>
    </div>
  );
}
