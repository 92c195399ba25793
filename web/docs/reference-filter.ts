/** Adds a search field that filters the reference by words and member names. */
function addFilter(place: HTMLElement): void {
  const procedures = [...document.querySelectorAll<HTMLElement>('.procedure')];
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
    for (const procedure of procedures) {
      const { words: about = '', taken = '', answered = '' } = procedure.dataset;
      const isAbout = (word: string) => about.includes(word) || taken.includes(word);
      procedure.hidden = !words.every(word => isAbout(word) || answered.includes(word));
      // Opens the table of members where only that has the words.
      const answer = procedure.querySelector<HTMLDetailsElement>('details.members');
      if (answer) answer.open = !procedure.hidden && words.some(word => !isAbout(word));
    }
    for (const router of document.querySelectorAll<HTMLElement>('.router')) {
      router.hidden = router.querySelector('.procedure:not([hidden])') === null;
    }
    const shown = procedures.filter(({ hidden }) => !hidden).length;
    count.textContent = words.length === 0 ? '' : `${shown} of ${procedures.length} procedures`;
  });
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
