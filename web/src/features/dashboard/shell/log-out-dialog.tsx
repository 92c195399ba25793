import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '@/api/report-pdf';
import { type AnswerInWords, saveGathered, unsavedInWords } from '@/assessment/leave';
import { Spinner } from '@/components/loading';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';

/** Milliseconds between a failed save and the next one. */
const retryPauseMs = 5_000;

/**
 * Shown before a log-out that would lose unsaved answers (docs/faults.md D26). It saves them, then calls `onLeave`. While saving fails, it
 * lists the answers and tries again; the person may wait, download the answers, or log out without them.
 */
export function LogOutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const [lost, setLost] = useState(unsavedInWords);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    const save = async () => {
      clearTimeout(timer);
      const saved = await saveGathered().catch(() => false);
      if (closed) return;
      if (saved) return leave();
      setFailed(true);
      setLost(unsavedInWords());
      timer = setTimeout(save, retryPauseMs);
    };
    void save();
    addEventListener('online', save);
    return () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', save);
    };
  }, []);

  return (
    <Modal
      title="You have unsaved answers."
      onClose={onStay}
      firstFocus="action"
      actions={
        <>
          <Button onClick={() => saveFile(fileOf(lost), 'unsaved-answers.txt')}>Download them</Button>
          <Button variant="outline" onClick={onLeave}>
            Log out anyway
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p role="status" className="flex items-start gap-2.5">
          <span className="mt-1 shrink-0">
            <Spinner />
          </span>
          <span>
            {hasFailed
              ? 'We could not save them so far. You can wait here: we try again, and log you out once they are saved.'
              : 'We save them first. Then you are logged out.'}
          </span>
        </p>
        {hasFailed && (
          <section aria-label="Logging out now loses these answers" className="grid gap-2">
            <h3 className="font-bold text-ink">Logging out now loses these answers</h3>
            <dl
              tabIndex={0}
              aria-label="Logging out now loses these answers"
              className="grid max-h-48 gap-2 overflow-y-auto rounded-input bg-sunk p-3 text-meta"
            >
              {lost.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd className="font-semibold text-ink">{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Modal>
  );
}

function fileOf(lost: readonly AnswerInWords[]): Blob {
  const lines = lost.map(({ question, answer }) => `${question}\r\n${answer}\r\n`);
  return new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
}
