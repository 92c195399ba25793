import type { ReactNode } from 'react';
import { DashboardSkeleton } from '@/features/dashboard/dashboard-skeleton';
import { QuestionsSkeleton, ReviewSkeleton, StartSkeleton } from '@/features/hra/pages/skeletons';
import { ArticleSkeleton, LibrarySkeleton } from '@/features/library/skeletons';
import { AnalysisSkeleton } from '@/features/reports/analysis/analysis-skeleton';
import { ReportsSkeleton } from '@/features/reports/reports-skeleton';
import { SettingsSkeleton } from '@/features/settings/settings-skeleton';
import { type RouteName, type RouteNameIn, routes } from '@/paths';
import type { PageName } from './page.ts';

type PersonalRoute = RouteNameIn<'signed-in'> | 'hraReview';

/** The skeleton of each page that belongs to a person, but those of questions. Only the build renders it. */
const skeletons: Record<PersonalRoute, ReactNode> = {
  dashboard: <DashboardSkeleton />,
  reports: <ReportsSkeleton />,
  reportSummary: <AnalysisSkeleton />,
  resultsSummary: <AnalysisSkeleton />,
  library: <LibrarySkeleton />,
  libraryPreview: <ArticleSkeleton />,
  libraryDetails: <ArticleSkeleton />,
  settings: <SettingsSkeleton />,
  hraStart: <StartSkeleton />,
  hraReview: <ReviewSkeleton />,
};

/** The skeleton of a page; null for pages that are prerendered whole. */
export function skeletonOf(page: PageName): ReactNode {
  if (page === 'notFound') return null;
  if (isPersonal(page)) return skeletons[page];
  return routes[page].group === 'hra' ? <QuestionsSkeleton title={routes[page].title} /> : null;
}

function isPersonal(page: RouteName): page is PersonalRoute {
  return page in skeletons;
}
