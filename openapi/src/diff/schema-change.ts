import type { Variant } from './variant.ts';

/**
 * What a change does to the values that are allowed:
 * `wider`: more of them. `narrower`: fewer. `other`: neither, what was right is now wrong.
 * `added`, `removed`: a member. `unread`, `read`: the mark that nobody reads a member has come, or gone.
 */
export type SchemaEffect = 'wider' | 'narrower' | 'other' | 'added' | 'removed' | 'unread' | 'read';

/** What differs between two schemas at one place. */
export interface Difference {
  /** For people. */
  readonly what: string;
  readonly effect: SchemaEffect;
}

/** One difference between two schemas. */
export interface SchemaChange extends Difference {
  /** From the root, names of members and `[]` for the elements of a list; empty for the root itself. */
  readonly steps: readonly string[];
  /** Of a member that was added or removed: whether it must be (had to be) there. */
  readonly isRequired: boolean;
  /** Nobody reads the place: by the old document, and by the new one. */
  readonly isUnread: { readonly old: boolean; readonly new: boolean };
  /** The forms of the whole value in which it changed; null where a form came or went. */
  readonly root: { readonly old: Variant | null; readonly new: Variant | null };
}

/** The steps as one path: `data[].contentId`. */
export function pathOfSteps(steps: readonly string[]): string {
  return steps.join('.').replaceAll('.[]', '[]');
}
