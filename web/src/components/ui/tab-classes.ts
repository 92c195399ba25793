/** Scrolls sideways where it is wider than the screen. */
export const tabListClasses = 'flex snap-x gap-1 overflow-x-auto rounded-button bg-sunk p-1';

/** Active with `data-state="active"`. */
export const tabClasses =
  'min-h-11 shrink-0 snap-start rounded-input border border-transparent px-4 text-body font-semibold text-ink-muted data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-indigo';
