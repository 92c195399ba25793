import { useEffect, useEffectEvent, useState } from 'react';
import { saveUnsaved, type UnsavedAnswer, unsavedInWords } from '@/assessment/leave';
import { Spinner } from '@/components/loading';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/save-file';

/**
 * The time between a failed save and the next attempt, in milliseconds. Each attempt calls a gateway that has just failed. The event `online`
 * starts one without this pause.
 */
const retryPauseMs = 5_000;

const lossWarning = 'Logging out now loses these answers';

/**
 * The dialog before a log-out that would lose unsaved answers (docs/faults.md D26). It saves the answers, then calls `onLeave`. If a save
 * fails, it lists the answers and tries again. Meanwhile the person can wait, download the answers, or log out without saving them.
 */
export function LogOutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const [unsaved, setUnsaved] = useState(unsavedInWords);
  const onSaved = useEffectEvent(onLeave);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const save = async () => {
      // The event `online` may have started this save while the timer of the next attempt was running.
      clearTimeout(timer);
      // An error counts as a failed save, after which the answers are listed and the save is tried again.
      const isSaved = await saveUnsaved().catch(() => false);
      if (isClosed) return;
      if (isSaved) {
        onSaved();
        return;
      }
      setFailed(true);
      setUnsaved(unsavedInWords());
      // A save that `online` started may have failed at the same time, and have set the timer.
      clearTimeout(timer);
      timer = setTimeout(save, retryPauseMs);
    };
    void save();
    addEventListener('online', save);
    return () => {
      isClosed = true;
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
          <Button onClick={() => saveFile(fileOf(unsaved), 'unsaved-answers.txt')}>Download them</Button>
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
          <section aria-label={lossWarning} className="grid gap-2">
            <h3 className="font-bold text-ink">{lossWarning}</h3>
            <dl
              // In the Tab order, so that a long list can be scrolled by keyboard.
              tabIndex={0}
              aria-label={lossWarning}
              className="grid max-h-48 gap-2 overflow-y-auto rounded-input bg-sunk p-3 text-meta"
            >
              {unsaved.map(({ key, question, answer }) => (
                <div key={key}>
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

/** The answers as a text file, with Windows line endings, which every editor supports. */
function fileOf(answers: readonly UnsavedAnswer[]): Blob {
  const lines = answers.map(({ question, answer }) => `${question}\r\n${answer}\r\n`);
  return new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
}
