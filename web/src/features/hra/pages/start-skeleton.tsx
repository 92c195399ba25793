import { Cloth } from '../../../components/cloth.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { startCopy } from '../copy/start.ts';
import { StartFacts, StartLayout } from './start-layout.tsx';

/** The start page while it loads. */
export function StartSkeleton() {
  return (
    <StartLayout>
      <Card tone="deep" className="sm:p-8">
        <Cloth className="inset-y-0 end-0 hidden w-2/5 opacity-70 sm:block" />
        <div className="grid gap-5 sm:max-w-[58%]">
          <h2 className="display text-h3">{startCopy.boxTitle}</h2>
          <StartFacts />
          <div className="sr-only">
            <Loading />
          </div>
          <Skeleton className="h-12 rounded-button bg-on-deep/20! sm:w-40" />
        </div>
      </Card>
    </StartLayout>
  );
}
