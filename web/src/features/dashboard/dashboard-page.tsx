import { useReportData } from '../../api/report-data.ts';
import { useReportList } from '../../api/report-list.ts';
import { useUserDetails } from '../../api/user-details.ts';
import { AgesCard } from './home/ages-card.tsx';
import { ExplorePromo } from './home/explore-promo.tsx';
import { GoalCards } from './home/goal-cards.tsx';
import { Greeting } from './home/greeting.tsx';
import { HraPanel } from './home/hra-panel.tsx';
import { ProfileCard } from './home/profile-card.tsx';
import { Resources } from './home/resources.tsx';
import { StatCards } from './home/stat-cards.tsx';
import { UnfinishedBanner } from './home/unfinished-banner.tsx';

/** Dashboard home (s.2.3): who one is, what the last report says, and what to do next. */
export function DashboardPage() {
  const details = useUserDetails().data;
  const { latest } = useReportList();
  const { ages } = useReportData(latest, 'dashboard');
  const riskAge = details?.userRiskAge ?? null;
  return (
    <div className="content grid gap-6">
      <div className="grid items-center gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Greeting />
        <ProfileCard />
      </div>
      <UnfinishedBanner />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-rows-[1fr_auto] gap-4">
          <AgesCard ages={ages} />
          <StatCards riskAge={riskAge} realAge={ages?.currentAge ?? null} />
        </div>
        <HraPanel riskAge={riskAge} />
        <GoalCards details={details} />
        <div className="min-w-0 xl:col-span-2 xl:row-start-3">
          <Resources />
        </div>
        <ExplorePromo />
      </div>
    </div>
  );
}
