/** Adds a copy button above each code block of the page. */
function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button quiet small';
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
    const row = document.createElement('div');
    row.className = 'flex justify-end';
    row.append(button);
    const whole = document.createElement('div');
    whole.className = 'with-copy';
    code.replaceWith(whole);
    whole.append(row, code);
  }
}

addCopyButtons();
