/** The field that narrows the reference to the procedures that hold what was typed. Without it the page is whole. */
function addFilter(place: HTMLElement): void {
  const procedures = [...document.querySelectorAll<HTMLElement>('.procedure')];
  const label = element('label', 'Find a procedure');
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
      procedure.hidden = !words.every(word => procedure.dataset.words?.includes(word));
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
