import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** tailwind-merge with the names of our sizes, radii and shadows (`styles/theme.css`), which it does not recognise by default. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['caption', 'meta', 'body', 'lead', 'question', 'h3', 'h2', 'h1', 'hero'],
      radius: ['chip', 'input', 'button', 'card', 'pill'],
      shadow: ['dialog'],
      container: ['content', 'reading'],
    },
  },
});

/**
 * Joins class names. If two classes set the same property, the first one is removed. Marketing pages without a form or a list use `clsx`
 * instead, because tailwind-merge is 9 kB.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
