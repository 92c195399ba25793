import { Link } from 'wouter';
import { privacyLinkWords } from '../copy/privacy-link.ts';
import { pathOf } from '../paths.ts';
import { cn } from './ui/cn.ts';

interface PrivacyLinkProps {
  /** In running text it is no higher than its line. */
  readonly inText?: boolean;
  readonly className?: string;
}

/** Leads to the privacy page from wherever confidentiality is promised. In the colour of the text around it. */
export function PrivacyLink({ inText = false, className }: PrivacyLinkProps) {
  return (
    <Link
      href={pathOf('privacy')}
      className={cn(
        'rounded-chip font-semibold underline decoration-2 underline-offset-4 hover:decoration-3',
        !inText && 'inline-flex min-h-11 items-center',
        className,
      )}
    >
      {privacyLinkWords}
    </Link>
  );
}
