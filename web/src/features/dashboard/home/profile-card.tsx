import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useUserEmail } from '../../../api/report-list.ts';
import { MotifTile, pillarOf } from '../../../components/motif.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { dashboardCopy } from '../../../copy/dashboard.ts';
import { pathOf } from '../../../paths.ts';
import { useFullName } from './greeting.tsx';

/** Who is signed in, and the way to the profile (s.2.3). */
export function ProfileCard() {
  const name = useFullName();
  const email = useUserEmail();
  return (
    <Card space="sm" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <MotifTile pillar={pillarOf(email ?? '')} size="sm" />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="sr-only">{dashboardCopy.profile.heading}</h2>
        <p className="truncate text-body font-bold">{name}</p>
        <p className="truncate text-meta text-ink-muted">{email ?? '-'}</p>
      </div>
      <Link
        href={pathOf('settings')}
        className="inline-flex min-h-11 items-center gap-1 rounded-chip text-meta font-bold whitespace-nowrap text-indigo no-underline hover:underline"
      >
        {dashboardCopy.profile.view}
        <ChevronRight aria-hidden size={18} />
      </Link>
    </Card>
  );
}
