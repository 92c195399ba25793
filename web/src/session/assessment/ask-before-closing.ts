import { sessionStore } from '../store.ts';
import { assessmentAtom, watchingAtom } from './assessment-store.ts';

let asking = false;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function update(): void {
  const unsaved = sessionStore.get(assessmentAtom)?.unsaved === true && !sessionStore.get(watchingAtom);
  if (unsaved) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/**
 * From the first call on, the browser asks before this tab closes with unsaved answers, on whatever page (docs/faults.md
 * D1). It listens only while there are some: browsers keep no page for Back that always listens.
 */
export function askBeforeClosing(): void {
  if (asking) return;
  asking = true;
  sessionStore.sub(assessmentAtom, update);
  sessionStore.sub(watchingAtom, update);
  update();
}
