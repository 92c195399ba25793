/** Adds a copy button to each code block of the page. */
for (const code of document.querySelectorAll<HTMLElement>('pre.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
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
  whole.className = 'with-copy';
  code.replaceWith(whole);
  whole.append(button, code);
}
