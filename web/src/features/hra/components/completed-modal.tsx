import { useLocation } from 'wouter';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { completedModalCopy } from '../../../copy/hra.ts';
import { NotificationSign } from '../../../feedback/notification-modal.tsx';
import { pathOf } from '../../../paths.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** 'Health Assessment Completed' (s.2.4): to the results, remembering the new report, or back to the start. */
export function CompletedModal({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const [, navigate] = useLocation();
  const showResults = () => {
    sessionStore.set(storedAtoms.getResultsReportId, reportId);
    navigate(pathOf('resultsSummary'));
  };
  return (
    <Modal
      open
      title={completedModalCopy.title}
      sign={<NotificationSign type="success" />}
      onClose={onClose}
      closeLabel={completedModalCopy.close}
      actions={
        <>
          <Button onClick={showResults}>{completedModalCopy.results}</Button>
          <Button variant="outline" onClick={() => navigate(pathOf('hraStart'))}>
            {completedModalCopy.back}
          </Button>
        </>
      }
    >
      {completedModalCopy.body}
    </Modal>
  );
}
