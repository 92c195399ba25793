import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pathOf } from '@/paths';
import { type ChosenKey, chosenKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms, tabAtoms } from './stored-atoms.ts';
import { readToken } from './token.ts';

/*
 * Which report and which article a page shows. All tabs of a browser share the keys of s.3, so each tab also keeps its choice in
 * session storage, and the shared key is only what a tab without a choice begins with. A new tab or window is opened without a
 * click that the page could handle: there the choice is in the link, behind '#', which no server receives.
 */

const pageOf = {
  singleReportId: pathOf('reportSummary'),
  getResultsReportId: pathOf('resultsSummary'),
  contentId: pathOf('libraryPreview'),
} satisfies Record<ChosenKey, string>;

/** Chooses for this tab, and for tabs that have not chosen yet. @param id null for none */
export function choose(key: ChosenKey, id: string | null): void {
  jotaiStore.set(storedAtoms[key], id);
  jotaiStore.set(tabAtoms[key], id);
}

/** What this tab shows, for code that is no component; null before any choice. */
export function chosenId(key: ChosenKey): string | null {
  return jotaiStore.get(tabAtoms[key]) ?? jotaiStore.get(storedAtoms[key]);
}

/** What this tab shows; null before any choice. It stays, whatever other tabs choose later. */
export function useChosen(key: ChosenKey): string | null {
  const own = useAtomValue(tabAtoms[key]);
  const shared = useAtomValue(storedAtoms[key]);
  useEffect(() => {
    if (own === null && shared !== null) jotaiStore.set(tabAtoms[key], shared);
  }, [key, own, shared]);
  return own ?? shared;
}

/** The props of a link to the page that shows what is chosen by it, in this tab or in a new one. */
export function linkToChosen(key: ChosenKey, id: string | null) {
  const page = pageOf[key];
  return {
    href: id === null ? page : `${page}#${key}=${encodeURIComponent(id)}`,
    onClick: (event: MouseEvent) => {
      // The choice is not shown in the address of this tab.
      event.preventDefault();
      choose(key, id);
      navigate(page);
    },
  };
}

/** Takes the choice of a link from the address, at the start of the page and when a link is pasted into the address bar. */
export function takeChosen(): void {
  const [, name, text] = /^#(\w+)=(.+)$/.exec(location.hash) ?? [];
  const key = chosenKeys.find(each => each === name);
  if (key === undefined || text === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const id = decoded(text);
  if (id !== null && readToken() !== null) choose(key, id);
}

globalThis.addEventListener?.('hashchange', takeChosen);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
