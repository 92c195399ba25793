const usualAddress = 'http://127.0.0.1:4000';

// Examples of a build without PUBLIC_URL name the usual port. They call the adapter that serves the page, which may have another.
const adapter = new URL('../..', import.meta.url).href.replace(/\/$/, '');
for (const code of document.querySelectorAll('code')) {
  const text = code.textContent ?? '';
  if (text.includes(usualAddress)) code.textContent = text.replaceAll(usualAddress, adapter);
}

for (const code of document.querySelectorAll<HTMLElement>('pre.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'inline-flex min-h-11 items-center justify-self-end rounded-button border border-line-strong px-4 py-1.5 text-meta font-bold text-indigo';
  button.setAttribute('aria-live', 'polite');
  const name = code.getAttribute('aria-label');
  const say = (words: string) => {
    button.textContent = words;
    if (name !== null) button.setAttribute('aria-label', `${words}: ${name}`);
  };
  say('Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent ?? '').then(
      () => say('Copied'),
      () => say('Not copied: select it instead'),
    );
  });
  const whole = document.createElement('div');
  whole.className = 'with-copy grid min-w-0 gap-2';
  code.replaceWith(whole);
  whole.append(button, code);
}
