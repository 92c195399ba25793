import { toast } from 'react-hot-toast/headless';

/** Says in a toast that something worked. */
export function showSuccess(words: string): void {
  toast.success(words);
}
