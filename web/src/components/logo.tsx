import { Link } from 'wouter';
import { pathOf } from '../paths.ts';

export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-2 ${onDeep ? 'text-on-deep' : 'text-ink'}`}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" className={onDeep ? 'fill-[#3a40a6]' : 'fill-[#2b2f8f]'} />
        <path
          d="M16 7c6 5 6 13 0 18-6-5-6-13 0-18Zm0 6v7"
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="24.5" cy="7.5" r="3.5" className="fill-[#ffb938]" />
      </svg>
      <span className="display text-question whitespace-nowrap">Choose Life</span>
    </span>
  );
}

/** The logo as a link to the landing home (s.2.3). */
export function LogoLink() {
  return (
    <Link href={pathOf('home')} className="inline-flex min-h-11 items-center rounded-chip no-underline">
      <Logo />
    </Link>
  );
}
