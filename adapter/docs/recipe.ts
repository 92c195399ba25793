import type { Markdown } from './recipe-markup.ts';

/** A page of `docs/recipes`. */
export interface Recipe extends Markdown {
  /** The last part of its address: its file's name. */
  readonly slug: string;
}
