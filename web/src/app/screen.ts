import type { ComponentType } from 'react';
import { late } from '../components/late.tsx';

/** A page's code, loaded when it is needed. */
export interface Screen {
  /** Tells screens apart: routes with the same screen keep it mounted. */
  readonly key: string;
  readonly Page: ComponentType;
  /** Fetches the code ahead of time. */
  readonly load: () => Promise<unknown>;
  /** Whether the page is complete as it was prerendered, so that its code waits until somebody does something. */
  readonly still: boolean;
}

let made = 0;

/** A lazily loaded page: `screen(async () => (await import('…')).LoginPage)`. */
export function screen(fetchCode: () => Promise<ComponentType>, { still = false } = {}): Screen {
  made += 1;
  const { Component, load } = late(fetchCode, { still });
  return { key: `screen-${made}`, Page: Component, load, still };
}

/** A lazily loaded page of which nothing is lost when its code comes with the first touch. */
export function stillScreen(fetchCode: () => Promise<ComponentType>): Screen {
  return screen(fetchCode, { still: true });
}
