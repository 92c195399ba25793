import { useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { settingsCopy as copy } from './copy/settings.ts';
import { OwnDataPanel } from './own-data-panel.tsx';
import { fetchPasswordForm, PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

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
      <OwnDataPanel />
    </div>
  );
}
