import { useState } from 'react';
import { useUserDetails } from '@/api/user-details';
import { LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

const tabs = ['Profile', 'Password'] as const;
type Tab = (typeof tabs)[number];

/** The page /settings. Both forms stay mounted once opened, so that typed text survives a change of tabs (docs/faults.md D25). */
export function SettingsPage() {
  const [chosen, choose] = useState<Tab>('Profile');
  const [opened, setOpened] = useState(false);
  const open = (tab: Tab) => {
    choose(tab);
    setOpened(true);
  };
  return (
    <div className="content grid gap-6">
      <PageHeading lead="Keep your details up to date, and your account safe.">Settings</PageHeading>
      <Tabs value={chosen} onValueChange={open}>
        <TabsList aria-label="Settings" className="w-max">
          {tabs.map(name => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent className="pt-6">
          <div hidden={chosen !== 'Profile'}>
            <ProfilePanel />
          </div>
          <div hidden={chosen !== 'Password'}>{opened && <PasswordForm />}</div>
        </TabsContent>
      </Tabs>
      <OwnData />
    </div>
  );
}

/** The profile form, once the profile is loaded: an empty form would overwrite the profile when it is saved. */
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
