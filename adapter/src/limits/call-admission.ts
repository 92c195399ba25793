import type { Fault } from '@choose-life/gateway-client/fault';

/** The decision on one call of one caller. `onCallEnded` must be called after an admitted call. */
export interface CallAdmission {
  /** 0 if the call may be made. Otherwise it must not be made, and can be tried again after this time. */
  readonly waitMs: number;
  /** The message for a caller who must wait. Default: the message of RATE_LIMITED. */
  readonly message?: string;
  /** True if the mailbox already has a valid reset e-mail, so the call is answered as done without being made. */
  readonly isDone?: boolean;
  /**
   * Gives back the uses that do not count after this result (`isCounted` in `limit-rows.ts`). After an accepted log-in, or a completed sign-up
   * or reset, the browser becomes known. After each log-in, the next log-in of the queue starts.
   * @param fault the fault of the call; null if the gateway accepted it
   */
  onCallEnded(fault: Fault | null): Promise<void>;
  /** Allows the person's next export; only exports have it. Must be called when the answer was sent to the caller, or cannot be sent any more. */
  onResponseEnded?(): void;
}

const nothingToDo = async () => {};

/** Refuses a call for some time. */
export function refusalFor(waitMs: number, message?: string): CallAdmission {
  return { waitMs, onCallEnded: nothingToDo, ...(message !== undefined && { message }) };
}

/** Answers a call as done without making it. */
export const alreadyDone: CallAdmission = { waitMs: 0, isDone: true, onCallEnded: nothingToDo };
