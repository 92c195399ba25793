import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** tailwind-merge with the names of the scales in `styles/theme.css`, which it would otherwise not recognise as sizes. */
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
 * Joins class names. If two classes set the same property, the first one is removed. Marketing pages without a form use only `clsx` and
 * variants, because tailwind-merge is 9 kB.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
