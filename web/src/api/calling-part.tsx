import type { ComponentType } from 'react';
import { late } from '../components/late.tsx';

const waiting = new Set<() => Promise<unknown>>();

/**
 * A part of an otherwise still page that makes calls: `callingPart(async () => (await import('…')).JoinForm)`. Its code
 * comes together with what carries its calls, which the rest of the page does not need. Stands inside a `Suspense`.
 */
export function callingPart(fetchCode: () => Promise<ComponentType>): ComponentType {
  const { Component, load } = late(async () => {
    const [{ Connected }, Part] = await Promise.all([import('./connected.tsx'), fetchCode()]);
    return () => (
      <Connected>
        <Part />
      </Connected>
    );
  });
  waiting.add(load);
  return Component;
}

/** Fetches the calling parts of pages whose code has just come, so that those pages are drawn whole. */
export async function loadCallingParts(): Promise<void> {
  const parts = [...waiting];
  waiting.clear();
  await Promise.all(parts.map(load => load()));
}
