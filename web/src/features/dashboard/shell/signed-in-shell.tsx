import { FlaskConical, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { logOut } from '@/api/log-out';
import { useUserDetails } from '@/api/user-details';
import { useUnfinishedAssessment } from '@/assessment/unfinished';
import { lazyComponent } from '@/components/lazy-component';
import { PageSkeleton } from '@/components/page-skeleton';
import { useLoadOnFirstInteraction } from '@/components/use-load-on-first-interaction';
import { useConfig } from '@/config-query';
import { showFault } from '@/feedback/show-fault';
import { Sidebar, TabBar, TopBar } from './navigation.tsx';

/**
 * The layout of the signed-in pages. It loads the user details, as s.2.3 specifies. An error does not open the login page: no route is
 * guarded (s.2), and s.2.3 says that the redirect to login never happens.
 */
export function SignedInShell({ children }: { children: ReactNode }) {
  useUserDetails();
  const { startLogOut, dialog } = useLogOut();
  const [isNoteHidden, setNoteHidden] = useState(false);
  const note = !isNoteHidden && <DemonstrationNote onHide={() => setNoteHidden(true)} />;
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <Sidebar onLogOut={startLogOut} />
      <TopBar onLogOut={startLogOut} />
      <div className="flex min-w-0 flex-1 flex-col">
        <main id="main" tabIndex={-1} className="flex-1">
          {/* The note is also in the fallback, because it would move the page if it appeared later. */}
          <Suspense
            fallback={
              <>
                {note}
                <div className={pagePadding}>
                  <PageSkeleton />
                </div>
              </>
            }
          >
            {note}
            <div className={pagePadding}>{children}</div>
          </Suspense>
        </main>
      </div>
      <TabBar />
      <Suspense>{dialog}</Suspense>
    </div>
  );
}

/**
 * The padding of a page. If the window is tall enough, the tab bar of phones and tablets covers the last 4rem of the window. The padding at the
 * end is then the 3rem of `--spacing(12)` plus these 4rem.
 */
const pagePadding = 'pt-6 max-sm:pt-4 pb-8 lg:py-8 tall:max-lg:pb-[calc(--spacing(12)+4rem)] print:p-0';

function DemonstrationNote({ onHide }: { onHide: () => void }) {
  const config = useConfig();
  if (!config?.embeddedGateway) return null;
  return (
    <section aria-label="Demonstration" className="bg-marigold-tint text-ink print:hidden">
      <div className="content flex items-center gap-3 text-meta">
        <FlaskConical aria-hidden size={18} className="shrink-0 text-warn" />
        <p className="py-2">This is a demonstration. Do not enter real health data.</p>
        <button
          type="button"
          aria-label="Hide this note"
          onClick={onHide}
          className="-me-3 ms-auto grid size-11 shrink-0 place-items-center rounded-chip"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
    </section>
  );
}

/** Loaded on demand, because it is rarely needed and imports all the code that saves. */
const LogOutDialog = lazyComponent(async () => (await import('./log-out-dialog.tsx')).LogOutDialog);

/** Log-out. Unsaved answers are saved first, in a dialog that opens only if there are any (docs/faults.md D26). */
function useLogOut(): { startLogOut: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const hasUnsaved = useUnfinishedAssessment()?.isUnsaved === true;

  // Loaded before the button is pressed, so that the dialog works offline.
  useLoadOnFirstInteraction(LogOutDialog.load);

  const startLogOut = async () => {
    try {
      await LogOutDialog.load();
      // Unsaved answers may also be in another tab, which then hands them over to this tab (docs/faults.md D13).
      const { takeOverUnsaved } = await import('@/assessment/leave');
      if (await takeOverUnsaved()) setOpen(true);
      else logOut();
    } catch (error) {
      // Usually the code could not be loaded. Unsaved answers must not be lost, so the person stays and sees the error.
      // No token, because it is not the error of a call.
      if (hasUnsaved) showFault(error, null);
      else logOut();
    }
  };
  return {
    startLogOut: () => void startLogOut(),
    dialog: isOpen && <LogOutDialog onStay={() => setOpen(false)} onLeave={logOut} />,
  };
}
