import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './ui/button.tsx';

interface ModalProps {
  readonly title: string;
  /** Called for Escape, a click outside the box, and the close icon. The parent then stops rendering the modal. */
  readonly onClose: () => void;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `alertdialog` is for a message that interrupts. It has no close icon. */
  readonly role?: 'alertdialog';
  /** The element that gets the focus when the modal opens. Default: the title, or the first button of an `alertdialog`. */
  readonly firstFocus?: 'title' | 'action';
}

/** A modal with the native `dialog`. The browser makes the page inert, keeps the focus inside, and restores the focus at the end. */
export function Modal({
  title,
  onClose,
  icon,
  children,
  actions,
  role,
  firstFocus = role ? 'action' : 'title',
}: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  // A click outside counts only if the press was outside too. If the person selects text and releases the pointer outside the box, the
  // browser also fires a click on the dialog.
  const wasPressedOutside = useRef(false);
  const id = useId();

  const moveFocus = useEffectEvent(() => {
    const action = firstFocus === 'action' ? actionsRef.current?.querySelector('button') : null;
    (action ?? headingRef.current)?.focus();
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // After `showModal`, which focuses the first button or link itself.
    moveFocus();
    // The dialog is closed before it is unmounted, so that the browser restores the focus.
    return () => dialog?.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    // The browser must not close the dialog itself, because only the parent decides whether it is rendered.
    event.preventDefault();
    onClose();
  };
  // The content fills the box, so only events on the backdrop have the dialog itself as the target.
  const isOutside = (event: MouseEvent) => event.target === dialogRef.current;
  const closeOnClickOutside = (event: MouseEvent) => {
    if (isOutside(event) && wasPressedOutside.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the box closes it; the key for that is Escape (onCancel).
    <dialog
      ref={dialogRef}
      role={role}
      className="mt-auto max-h-[92vh] w-full max-w-none overflow-auto overscroll-contain rounded-t-card bg-surface text-ink shadow-dialog open:animate-[dialog-in_300ms_var(--ease-out)] backdrop:animate-[backdrop-in_180ms_var(--ease-out)] backdrop:bg-[rgb(9_10_25/0.6)] sm:m-auto sm:w-[min(30rem,calc(100vw-4rem))] sm:rounded-card forced-colors:border-2 forced-colors:border-[CanvasText]"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      onCancel={cancel}
      onPointerDown={event => {
        wasPressedOutside.current = isOutside(event);
      }}
      onClick={closeOnClickOutside}
    >
      <div className="grid gap-4 p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-4">
            {icon}
            <h2 ref={headingRef} id={`${id}-title`} tabIndex={-1} className="display text-h3">
              {title}
            </h2>
          </div>
          {!role && (
            <Button
              variant="ghost"
              size="icon"
              className="-me-2.5 -mt-2.5"
              aria-label="Close dialog"
              onClick={onClose}
            >
              <X aria-hidden size={22} />
            </Button>
          )}
        </div>
        {children && (
          <div id={`${id}-body`} className="text-body text-ink-muted [overflow-wrap:anywhere]">
            {children}
          </div>
        )}
        {actions && (
          <div ref={actionsRef} className="mt-2 grid gap-3 sm:flex sm:flex-wrap">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
