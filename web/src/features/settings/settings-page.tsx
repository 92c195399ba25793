import { PageHeading } from '../../components/page-heading.tsx';
import { routes } from '../../paths.ts';

/** Settings (s.2.3). */
export function SettingsPage() {
  return (
    <div className="content">
      <PageHeading>{routes.settings.title}</PageHeading>
    </div>
  );
}
