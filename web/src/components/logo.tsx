import { brand } from '@choose-life/contracts/domain/brand';
import { Link } from 'wouter';
import { pathOf } from '../paths.ts';

export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  const { dot } = brand.logo;
  return (
    <span className={`inline-flex items-center gap-2 ${onDeep ? 'text-on-deep' : 'text-ink'}`}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" fill={onDeep ? brand.colours.onDeep : brand.colours.main} />
        <path
          d={brand.logo.path}
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={dot.x} cy={dot.y} r={dot.radius} fill={brand.colours.accent} />
      </svg>
      <span className="display text-question whitespace-nowrap">{brand.name}</span>
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
