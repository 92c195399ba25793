/** The address in the examples of a build without PUBLIC_URL. It is replaced by the address of the adapter that serves the page. */
const exampleAddress = 'http://127.0.0.1:4000';

// The built script is in `docs/assets/`, two folders below the adapter's address. That address may have a path, if a proxy adds one.
// `@vite-ignore`, because Vite would look for a file with this path, and warn that there is none.
const adapterAddress = new URL(/* @vite-ignore */ '../..', import.meta.url).href.replace(/\/$/, '');
for (const code of document.querySelectorAll('code')) {
  const text = code.textContent ?? '';
  if (text.includes(exampleAddress)) code.textContent = text.replaceAll(exampleAddress, adapterAddress);
}

for (const code of document.querySelectorAll<HTMLElement>('pre.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'inline-flex min-h-11 items-center justify-self-end rounded-button border border-line-strong px-4 py-1.5 text-meta font-bold text-indigo';
  // Screen readers then announce the changed label after a press.
  button.setAttribute('aria-live', 'polite');
  /** The accessible name of the code, so that the buttons of a page have different names. Null for code without one. */
  const codeName = code.getAttribute('aria-label');
  const setLabel = (label: string) => {
    button.textContent = label;
    if (codeName !== null) button.setAttribute('aria-label', `${label}: ${codeName}`);
  };
  setLabel('Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent ?? '').then(
      () => setLabel('Copied'),
      // The browser or the person has refused access to the clipboard.
      () => setLabel('Not copied: select it instead'),
    );
  });
  const wrapper = document.createElement('div');
  wrapper.className = 'with-copy grid min-w-0 gap-2';
  code.replaceWith(wrapper);
  wrapper.append(button, code);
}
