import { useUserDetails } from '../../api/user-details.ts';
import { AgesCard } from './home/ages-card.tsx';
import { shownRiskAge } from './home/ages-state.ts';
import { ExplorePromo } from './home/explore-promo.tsx';
import { GoalCards } from './home/goal-cards.tsx';
import { Greeting } from './home/greeting.tsx';
import { HraPanel } from './home/hra-panel.tsx';
import { ProfileCard } from './home/profile-card.tsx';
import { Resources } from './home/resources.tsx';
import { StatCards } from './home/stat-cards.tsx';
import { UnfinishedBanner } from './home/unfinished-banner.tsx';
import { UrgentFirst } from './home/urgent-first.tsx';
import { useDashboardReport } from './home/use-dashboard-report.ts';

/** Dashboard home (s.2.3). */
export function DashboardPage() {
  const details = useUserDetails().data;
  const { finished, realAge, reportId, state, reportedAges, urgent } = useDashboardReport();
  const riskAge = details?.userRiskAge ?? null;
  return (
    <div className="content grid gap-6">
      <div className="grid items-center gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Greeting />
        {urgent && (
          <div className="min-w-0 xl:col-span-2 xl:row-start-2">
            <UrgentFirst section={urgent} reportId={reportId} />
          </div>
        )}
        <ProfileCard />
      </div>
      <UnfinishedBanner />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-rows-[1fr_auto] gap-4">
          <AgesCard state={state} />
          <StatCards riskAge={shownRiskAge(riskAge, reportedAges)} realAge={realAge} />
        </div>
        <HraPanel riskAge={riskAge} finished={finished} urgent={urgent !== null} />
        <GoalCards details={details} urgentIds={urgent?.notices.map(({ id }) => id) ?? []} />
        <div className="min-w-0 xl:col-span-2 xl:row-start-3">
          <Resources />
        </div>
        <ExplorePromo />
      </div>
    </div>
  );
}
