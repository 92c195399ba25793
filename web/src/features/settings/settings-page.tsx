import { useState } from 'react';
import { useUserDetails } from '../../api/user-details.ts';
import { LoadError } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-component.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { settingsCopy as copy, profileCopy } from './copy/settings.ts';
import { fetchPasswordForm, PasswordPanel } from './password-panel.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './settings-skeleton.tsx';

/** 'Your data', loaded after the forms. Its errors do not affect them. */
const ownData = lazyPart(async () => (await import('./own-data/own-data.tsx')).OwnData, { optional: true });

/**
 * Settings (s.2.3): profile, password, and 'Your data'. Both forms stay mounted once opened, so that typed text survives a
 * change of tabs (docs/faults.md D25).
 */
export function SettingsPage() {
  const [opened, setOpened] = useState(false);
  return (
    <div className="content grid gap-6">
      <PageHeading lead={copy.lead}>{copy.heading}</PageHeading>
      <Tabs defaultValue="profile" onValueChange={() => setOpened(true)}>
        <TabsList aria-label={copy.tabs.label} className="w-max">
          <TabsTrigger value="profile">{copy.tabs.profile}</TabsTrigger>
          <TabsTrigger value="password" onPointerEnter={fetchPasswordForm}>
            {copy.tabs.password}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="profile" forceMount>
          <ProfilePanel />
        </TabsContent>
        <TabsContent value="password" forceMount>
          {opened && <PasswordPanel />}
        </TabsContent>
      </Tabs>
      <ownData.Component />
    </div>
  );
}

/** The profile form once the profile is loaded: without it, saving would overwrite the profile. */
function ProfilePanel() {
  const details = useUserDetails();
  // A new form for another account (docs/faults.md D9).
  if (details.data) return <ProfileForm key={details.data.userEmail} details={details.data} />;
  if (details.isPending) return <ProfileSkeleton />;
  return (
    <LoadError pillar="health" onRetry={() => void details.refetch()}>
      {profileCopy.failed}
    </LoadError>
  );
}
