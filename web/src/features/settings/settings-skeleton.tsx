import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { settingsCopy as copy, profileCopy } from './copy.ts';

/** The settings while they load. */
export function SettingsSkeleton() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={copy.lead}>{copy.heading}</PageHeading>
      <div>
        <Skeleton className="h-13 w-56 rounded-button" />
        <div className="pt-6">
          <ProfileSkeleton />
        </div>
      </div>
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <Card className="grid gap-6 sm:p-8">
      <Loading>{profileCopy.loading}</Loading>
      {['first', 'second', 'third', 'fourth'].map(row => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-12 rounded-input" />
        </div>
      ))}
    </Card>
  );
}
