import type { ReactNode } from 'react';
import { DashboardWaiting } from '../features/dashboard/dashboard-waiting.tsx';
import { QuestionsWaiting } from '../features/hra/pages/questions-waiting.tsx';
import { ReviewWaiting } from '../features/hra/pages/review-waiting.tsx';
import { StartWaiting } from '../features/hra/pages/start-waiting.tsx';
import { ArticleWaiting } from '../features/library/article-waiting.tsx';
import { LibraryWaiting } from '../features/library/library-waiting.tsx';
import { AnalysisWaiting } from '../features/reports/analysis/analysis-waiting.tsx';
import { ReportsWaiting } from '../features/reports/reports-waiting.tsx';
import { SettingsWaiting } from '../features/settings/settings-waiting.tsx';
import { type RouteName, routes } from '../paths.ts';
import type { PageName } from './page-name.ts';

type OwnRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['group'] extends 'signed-in' ? Name : never;
}[RouteName];

/** What stands for each signed-in page in its document. Only the build draws it. */
const standIns: Record<OwnRouteName, ReactNode> = {
  dashboard: <DashboardWaiting />,
  reports: <ReportsWaiting />,
  reportSummary: <AnalysisWaiting />,
  resultsSummary: <AnalysisWaiting />,
  library: <LibraryWaiting />,
  libraryPreview: <ArticleWaiting />,
  libraryDetails: <ArticleWaiting />,
  settings: <SettingsWaiting />,
  hraStart: <StartWaiting />,
};

/** What stands for a page in its document; null for pages that are drawn whole. */
export function standInOf(page: PageName): ReactNode {
  if (page === 'notFound') return null;
  if (isOwn(page)) return standIns[page];
  if (page === 'hraReview') return <ReviewWaiting />;
  return routes[page].group === 'hra' ? <QuestionsWaiting title={routes[page].title} /> : null;
}

function isOwn(page: RouteName): page is OwnRouteName {
  return page in standIns;
}
