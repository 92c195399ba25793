import { isCrisis, isForToday } from '@choose-life/contracts/domain/report/urgency';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { urgentTitle } from '@choose-life/contracts/domain/report/urgent-texts';
import { useLocation } from 'wouter';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { urgencyLooks } from '@/components/urgency-looks';
import { NotificationIcon } from '@/feedback/overlays';
import { pathOf } from '@/paths';
import { storeChosenId } from '@/session/chosen';
import { useUrgentAtSubmit } from '@/session/urgent-at-submit';
import { completedModalCopy } from '../copy/review.ts';

/**
 * 'Health Assessment Completed' (s.2.4). It begins with the titles of the notices that need action today, unless a fever is the only one:
 * most fevers need only a test (`isCrisis`).
 */
export function CompletedModal({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const [, navigate] = useLocation();
  const notices = useUrgentAtSubmit(reportId);
  const urgent = isCrisis(notices) ? notices.filter(isForToday) : [];
  const showResults = () => {
    storeChosenId('getResultsReportId', reportId);
    navigate(pathOf('resultsSummary'));
  };
  return (
    <Modal
      title={completedModalCopy.title}
      icon={<NotificationIcon type="success" />}
      onClose={onClose}
      firstFocus={urgent.length > 0 ? 'title' : 'action'}
      actions={
        <>
          <Button onClick={showResults}>{completedModalCopy.results}</Button>
          <Button variant="outline" onClick={() => navigate(pathOf('hraStart'))}>
            {completedModalCopy.back}
          </Button>
        </>
      }
    >
      {urgent.length > 0 && <ReadThisFirst notices={urgent} />}
      <p>{completedModalCopy.body}</p>
    </Modal>
  );
}

function ReadThisFirst({ notices }: { notices: readonly UrgentNotice[] }) {
  // Notices that only advise to talk to somebody today look less urgent.
  const isOnlyTalk = notices.every(({ urgency }) => urgency === 'talk');
  const { Icon, text, tint, border } = urgencyLooks[isOnlyTalk ? 'talk' : 'now'];
  return (
    <p className={`mb-4 flex items-start gap-3 rounded-input border p-3 text-ink ${border} ${tint}`}>
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${text}`} />
      <span>
        <strong className={`font-bold ${text}`}>{urgentTitle}:</strong>{' '}
        <span>{notices.map(({ title }) => `${title}.`).join(' ')}</span>
      </span>
    </p>
  );
}
