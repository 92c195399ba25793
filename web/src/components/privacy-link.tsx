import { clsx } from 'clsx';
import { Link } from 'wouter';
import { privacyLinkText } from '@/copy/company';
import { pathOf } from '@/paths';

/** A link to the privacy page. @param isInText whether the link is part of a sentence */
export function PrivacyLink({ isInText = false, className }: { isInText?: boolean; className?: string }) {
  return (
    <Link
      href={pathOf('privacy')}
      className={clsx(
        'rounded-chip font-semibold underline decoration-2 underline-offset-4 hover:decoration-3',
        !isInText && 'inline-flex min-h-11 items-center',
        className,
      )}
    >
      {privacyLinkText}
    </Link>
  );
}
