import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* A press on a page that is replaced before it is hydrated. `web/e2e/first-load/early-input.test.ts` tests hydrated pages. */

const root = document.createElement('div');
root.id = 'root';
let loadCount = 0;

beforeEach(() => document.body.append(root));
afterEach(() => root.remove());

/** Presses the button of a page, and replaces the page. @returns the element that is then clicked; null for none */
async function pressThenReplace(button: string, replacement: string): Promise<Element | null> {
  // Each test loads the module again, by a different address, because the module records only until the first replay. The cast is needed
  // because TypeScript does not know the type of a module with a computed address.
  loadCount += 1;
  const { recordEarlyEvents, replayEarlyEvents } = (await import(
    /* @vite-ignore */ `./early-events.ts?load=${loadCount}`
  )) as typeof import('./early-events.ts');
  root.innerHTML = button;
  recordEarlyEvents();
  root.querySelector('button')?.click();
  root.innerHTML = replacement;
  const onClick = vi.fn();
  root.addEventListener('click', onClick, { once: true });
  const focused = null;
  await replayEarlyEvents(focused);
  return onClick.mock.lastCall?.[0].target ?? null;
}

describe('a press of a button that was replaced', () => {
  it('is repeated for the new button', async () => {
    const button = '<button type="button">Menu</button>';
    expect(await pressThenReplace(button, button)).toBe(root.firstChild);
  });

  it.each(['<input type="checkbox">', '<button type="submit">Login</button>'])(
    'is not repeated for the control %s of another page',
    async control => {
      expect(await pressThenReplace('<button type="button">Menu</button>', control)).toBeNull();
    },
  );
});
