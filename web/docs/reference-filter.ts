/** Adds a search field that filters the reference by words and member names. */
function addFilter(place: HTMLElement): void {
  const procedures = [...document.querySelectorAll<HTMLElement>('.procedure')].map(found);
  const label = element('label', 'Find a procedure or a member');
  const field = element('input', '');
  const count = element('p', '');
  label.htmlFor = 'find';
  Object.assign(field, { id: 'find', type: 'search', autocomplete: 'off', spellcheck: false });
  count.setAttribute('role', 'status');
  place.className = 'filter';
  place.append(label, field, count);

  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { whole, about, taken, answered, answer } of procedures) {
      const isAbout = (word: string) => about.includes(word) || taken.includes(word);
      whole.hidden = !words.every(word => isAbout(word) || answered.includes(word));
      // Opens the table of members where only that has the words.
      if (answer) answer.open = !whole.hidden && words.some(word => !isAbout(word));
    }
    for (const router of document.querySelectorAll<HTMLElement>('.router')) {
      router.hidden = router.querySelector('.procedure:not([hidden])') === null;
    }
    const shown = procedures.filter(({ whole }) => !whole.hidden).length;
    count.textContent = words.length === 0 ? '' : `${shown} of ${procedures.length} procedures`;
  });
}

/** The texts by which a procedure is found. */
function found(whole: HTMLElement) {
  const answer = whole.querySelector<HTMLDetailsElement>('.members');
  const names = [...whole.querySelectorAll('tbody th')];
  const textOf = (cells: readonly Element[]) =>
    cells.map(({ textContent }) => textContent?.toLowerCase()).join(' ');
  return {
    whole,
    about: whole.dataset.words ?? '',
    taken: textOf(names.filter(cell => !answer?.contains(cell))),
    answered: textOf(names.filter(cell => answer?.contains(cell))),
    answer,
  };
}

function element<Name extends 'label' | 'input' | 'p'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const place = document.getElementById('filter');
if (place) addFilter(place);
