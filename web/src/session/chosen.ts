import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pathOf } from '@/paths';
import { type ChosenKey, chosenKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms, tabAtoms } from './stored-atoms.ts';
import { readToken } from './token.ts';

/*
 * The choice of the report or article that a page shows.
 *
 * All tabs share the keys of s.3 in local storage. If a page read only these keys, a choice in one tab would change the page of
 * another tab after a reload. So each tab also stores its choice in session storage, under the same name, and uses the shared key
 * only until it has its own choice. The `Link` of wouter does not call `onClick` for a click that opens a new tab. So the address of a link
 * also contains the choice, in the fragment (`#contentId=7`), which browsers do not send to servers.
 */

const pathByKey = {
  singleReportId: pathOf('reportSummary'),
  getResultsReportId: pathOf('resultsSummary'),
  contentId: pathOf('libraryPreview'),
} satisfies Record<ChosenKey, string>;

/** Stores a choice for this tab, and for tabs without a choice. @param id null removes the choice */
export function storeChosenId(key: ChosenKey, id: string | null): void {
  jotaiStore.set(storedAtoms[key], id);
  // Also stored if it equals the shared choice, so that another tab's next choice does not change this tab.
  jotaiStore.set(tabAtoms[key], id);
}

/** The id that this tab shows, for code outside of components; null before any choice. */
export function readChosenId(key: ChosenKey): string | null {
  return jotaiStore.get(tabAtoms[key]) ?? jotaiStore.get(storedAtoms[key]);
}

/** The id that this tab shows; null before any choice. Choices in other tabs do not change it. */
export function useChosenId(key: ChosenKey): string | null {
  const choiceOfTab = useAtomValue(tabAtoms[key]);
  const sharedChoice = useAtomValue(storedAtoms[key]);
  // Keeps the shared choice for this tab from now on.
  useEffect(() => {
    if (choiceOfTab === null && sharedChoice !== null) jotaiStore.set(tabAtoms[key], sharedChoice);
  }, [key, choiceOfTab, sharedChoice]);
  return choiceOfTab ?? sharedChoice;
}

/** The props of wouter's `Link` for a link that chooses a report or article, in this tab (`onClick`) or in a new one (`href`). */
export interface ChosenLinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The props of a link to the page of a report or article.
 * @param id the id of the report or article; null for the page without a choice
 */
export function chosenLinkProps(key: ChosenKey, id: string | null): ChosenLinkProps {
  const page = pathByKey[key];
  return {
    href: id === null ? page : `${page}#${key}=${encodeURIComponent(id)}`,
    onClick: event => {
      // In this tab the choice is stored directly, so that the address has no fragment.
      event.preventDefault();
      // Stored before the page opens, which reads it in its first render.
      storeChosenId(key, id);
      navigate(page);
    },
  };
}

/**
 * Stores the choice that the address's fragment contains, and removes the fragment. Called when the page loads, and when a link is pasted
 * into the address bar. Without a session the fragment is only removed.
 */
export function applyChosenFromUrl(): void {
  // The fragment of `chosenLinkProps`: '#', a key, '=' and the encoded id.
  const [, name, encodedId] = /^#(\w+)=(.+)$/.exec(location.hash) ?? [];
  const key = chosenKeys.find(chosenKey => chosenKey === name);
  if (key === undefined || encodedId === undefined) return;
  // Removes only the fragment.
  history.replaceState(history.state, '', location.pathname + location.search);
  const id = decodeOrNull(encodedId);
  if (id !== null && readToken() !== null) storeChosenId(key, id);
}

// `addEventListener` does not exist in tests that run in Node.
globalThis.addEventListener?.('hashchange', applyChosenFromUrl);

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
