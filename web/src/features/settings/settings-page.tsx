import { useState } from 'react';
import { useUserDetails } from '@/api/user-details';
import { LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { YourData } from './your-data.tsx';

const tabs = ['Profile', 'Password'] as const;
type Tab = (typeof tabs)[number];

/**
 * The page /settings (s.2.3). An opened form stays mounted, so that typed text survives a change of tabs (docs/faults.md D25). The form
 * Password is mounted only when its tab is opened, because most visits do not need it.
 */
export function SettingsPage() {
  const [chosenTab, setChosenTab] = useState<Tab>('Profile');
  const [wasPasswordOpened, setWasPasswordOpened] = useState(false);
  const openTab = (tab: Tab) => {
    setChosenTab(tab);
    if (tab === 'Password') setWasPasswordOpened(true);
  };
  return (
    <div className="content grid gap-6">
      <PageHeading lead="Keep your details up to date, and your account safe.">Settings</PageHeading>
      <Tabs value={chosenTab} onValueChange={openTab}>
        <TabsList aria-label="Settings" className="w-max">
          {tabs.map(name => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent className="pt-6">
          <div hidden={chosenTab !== 'Profile'}>
            <ProfilePanel />
          </div>
          <div hidden={chosenTab !== 'Password'}>{wasPasswordOpened && <PasswordForm />}</div>
        </TabsContent>
      </Tabs>
      <YourData />
    </div>
  );
}

/** The profile form. It is shown only once the profile is loaded, because an empty form would overwrite the profile when it is saved. */
function ProfilePanel() {
  const details = useUserDetails();
  // The key makes a new form for another account (docs/faults.md D9).
  if (details.data) return <ProfileForm key={details.data.userEmail} details={details.data} />;
  if (details.isPending)
    return (
      <Card className="grid gap-6 sm:p-8">
        <Loading />
        <Skeleton className="h-96 rounded-input" />
      </Card>
    );
  return (
    <LoadError pillar="health" onRetry={() => void details.refetch()}>
      Your profile could not be loaded.
    </LoadError>
  );
}
