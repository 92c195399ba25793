/** Lets the search field of the reference narrow it by words and member names. Without JavaScript there is none. */
function showFilter(place: HTMLElement, field: HTMLInputElement, count: HTMLElement): void {
  const procedures = [...document.querySelectorAll<HTMLElement>('.procedure')];
  place.hidden = false;

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

const place = document.querySelector<HTMLElement>('.filter');
const field = place?.querySelector('input');
const count = place?.querySelector('p');
if (place && field && count) showFilter(place, field, count);
