/** The address in the examples of a build without PUBLIC_URL. It is replaced by that of the adapter that serves the page. */
const exampleAddress = 'http://127.0.0.1:4000';

// Two folders above this script, because a proxy may serve the adapter below a path.
const adapterAddress = new URL('../..', import.meta.url).href.replace(/\/$/, '');
for (const code of document.querySelectorAll('code')) {
  const text = code.textContent ?? '';
  if (text.includes(exampleAddress)) code.textContent = text.replaceAll(exampleAddress, adapterAddress);
}

for (const code of document.querySelectorAll<HTMLElement>('pre.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'inline-flex min-h-11 items-center justify-self-end rounded-button border border-line-strong px-4 py-1.5 text-meta font-bold text-indigo';
  button.setAttribute('aria-live', 'polite');
  const name = code.getAttribute('aria-label');
  const setLabel = (label: string) => {
    button.textContent = label;
    if (name !== null) button.setAttribute('aria-label', `${label}: ${name}`);
  };
  setLabel('Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent ?? '').then(
      () => setLabel('Copied'),
      () => setLabel('Not copied: select it instead'),
    );
  });
  const wrapper = document.createElement('div');
  wrapper.className = 'with-copy grid min-w-0 gap-2';
  code.replaceWith(wrapper);
  wrapper.append(button, code);
}
