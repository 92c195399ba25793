import { clsx } from 'clsx';
import { Link } from 'wouter';
import { privacyLinkWords } from '@/copy/company';
import { pathOf } from '@/paths';

/** A link to the privacy page. @param inText whether it is part of a sentence */
export function PrivacyLink({ inText = false, className }: { inText?: boolean; className?: string }) {
  return (
    <Link
      href={pathOf('privacy')}
      className={clsx(
        'rounded-chip font-semibold underline decoration-2 underline-offset-4 hover:decoration-3',
        !inText && 'inline-flex min-h-11 items-center',
        className,
      )}
    >
      {privacyLinkWords}
    </Link>
  );
}
