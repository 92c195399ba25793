import { brandColours, brandLogo, brandName } from '@choose-life/contracts/domain/brand';
import { Link } from 'wouter';
import { pathOf } from '@/paths';

/** The logo with the name. @param isOnDark whether the background is dark */
export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  const { dot } = brandLogo;
  return (
    <span className={`inline-flex items-center gap-2 ${isOnDark ? 'text-on-deep' : 'text-ink'}`}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" fill={isOnDark ? brandColours.onDeep : brandColours.main} />
        <path
          d={brandLogo.path}
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={dot.x} cy={dot.y} r={dot.radius} fill={brandColours.accent} />
      </svg>
      <span className="display text-question whitespace-nowrap">{brandName}</span>
    </span>
  );
}

/** The logo as a link to the home page. */
export function LogoLink() {
  return (
    <Link href={pathOf('home')} className="inline-flex min-h-11 items-center rounded-chip no-underline">
      <Logo />
    </Link>
  );
}
