import type { ComponentType } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';

/** A page with its code, which is loaded on demand. */
export interface Screen {
  /** Routes with the same key share a screen, which stays mounted between them. */
  readonly key: string;
  readonly Page: ComponentType;
  readonly load: () => Promise<unknown>;
  /** Whether the prerendered HTML is complete, so that the code waits for the first interaction. */
  readonly deferred: boolean;
}

let count = 0;

/** A lazily loaded page: `screen(async () => (await import('…')).LoginPage)`. */
export function screen(loadCode: () => Promise<ComponentType>, { deferred = false } = {}): Screen {
  count += 1;
  const { Component, load } = lazyComponent(loadCode, { deferred });
  return { key: `screen-${count}`, Page: Component, load, deferred };
}

/** A lazily loaded page whose code waits for the first interaction. */
export function deferredScreen(loadCode: () => Promise<ComponentType>): Screen {
  return screen(loadCode, { deferred: true });
}
