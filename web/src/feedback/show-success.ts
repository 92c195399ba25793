import { toast } from 'react-hot-toast/headless';

/** Shows a success toast. */
export function showSuccess(text: string): void {
  toast.success(text);
}
