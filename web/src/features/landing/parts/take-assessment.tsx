import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { shellCopy } from '../copy/shell.ts';

/** A link to the login page, since an assessment needs an account (s.2.1). */
export function TakeAssessment({ variant }: { variant: 'primary' | 'action' }) {
  return (
    <Button asChild variant={variant} size="lg" className="justify-self-start max-sm:w-full">
      <Link href={pathOf('login')}>
        {shellCopy.takeAssessment}
        <ArrowRight aria-hidden size={20} />
      </Link>
    </Button>
  );
}
