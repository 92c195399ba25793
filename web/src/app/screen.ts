import { type ComponentType, lazy } from 'react';

/** A page's code, loaded when it is needed. */
export interface Screen {
  /** Tells screens apart: routes with the same screen keep it mounted. */
  readonly key: string;
  readonly Page: ComponentType;
  /** Fetches the code ahead of time. */
  readonly load: () => Promise<unknown>;
}

let made = 0;

/** A lazily loaded page: `screen(async () => (await import('…')).LoginPage)`. */
export function screen(load: () => Promise<ComponentType>): Screen {
  made += 1;
  return { key: `screen-${made}`, Page: lazy(async () => ({ default: await load() })), load };
}
