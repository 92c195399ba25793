import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The scales of `styles/theme.css`, whose names Tailwind does not have. */
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
 * Joins class names; of two that set the same, the last one counts. Marketing pages without a form use `clsx` and variants alone:
 * merging is 9 kB.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
