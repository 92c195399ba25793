import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useUserEmail } from '../../../api/report-list.ts';
import { MotifTile } from '../../../components/motif.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { pillarOf } from '../../../components/pillar.ts';
import { Card } from '../../../components/ui/card.tsx';
import { pathOf } from '../../../paths.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { dashboardCopy } from '../copy/home.ts';

/** The person's name and e-mail, with a link to the profile (s.2.3). */
export function ProfileCard() {
  const name = useFullName();
  const email = useUserEmail();
  return (
    <Card space="sm" className="flex items-start gap-3">
      <MotifTile pillar={pillarOf(email ?? '')} size="sm" />
      <div className="min-w-0 flex-1 sm:max-xl:flex sm:max-xl:items-center sm:max-xl:justify-between sm:max-xl:gap-4">
        <div className="min-w-0">
          <h2 className="sr-only">{dashboardCopy.profile.heading}</h2>
          <p className="truncate text-body leading-snug font-bold">{name}</p>
          <p className="truncate text-meta text-ink-muted">{email ?? '-'}</p>
        </div>
        <Link
          href={pathOf('settings')}
          className="-mb-2 inline-flex min-h-11 items-center gap-1 rounded-chip text-meta font-bold whitespace-nowrap text-indigo no-underline hover:underline sm:max-xl:mb-0"
        >
          {dashboardCopy.profile.view}
          <ChevronRight aria-hidden size={18} />
        </Link>
      </div>
    </Card>
  );
}

/** First and last name, '-' while unknown. */
function useFullName(): string {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  return [first, last].filter(name => name !== null).join(' ') || '-';
}

/** The greeting (s.2.3). */
export function Greeting() {
  const name = useFullName();
  return (
    <PageHeading personal lead={dashboardCopy.question}>
      {dashboardCopy.greeting} {name}
    </PageHeading>
  );
}
