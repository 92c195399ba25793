import { Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useUserDetails } from '../../api/user-details.ts';
import { LoadError } from '../../components/empty-state.tsx';
import { lazyComponent, lazyPart } from '../../components/lazy-component.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { settingsCopy as copy, passwordCopy, profileCopy } from './copy.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './settings-skeleton.tsx';

/** 'Your data', loaded after the forms. Its errors do not affect them. */
const ownData = lazyPart(async () => (await import('./own-data.tsx')).OwnData, { optional: true });

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

const form = lazyComponent(async () => (await import('./password-form.tsx')).PasswordForm);

/** Loads the form ahead of time. */
function fetchPasswordForm(): void {
  // The panel tries again, and shows the error.
  form.load().catch(() => {});
}

/** The password form, loaded when its tab is first opened. An error does not affect the profile form. */
function PasswordPanel() {
  return (
    <ErrorBoundary FallbackComponent={NotFetched}>
      <Suspense fallback={<Loading />}>
        <form.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotFetched({ resetErrorBoundary }: FallbackProps) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await form.load().then(resetErrorBoundary, () => setBusy(false));
  };
  return (
    <LoadError pillar="health" busy={busy} onRetry={again}>
      {passwordCopy.failed}
    </LoadError>
  );
}
