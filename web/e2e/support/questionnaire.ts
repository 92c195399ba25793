import type { Locator, Page } from 'playwright-core';

/** What a person answers: a part of the question's words, and an option's words or a number. */
export type WantedAnswers = readonly (readonly [question: string, answer: string | number])[];

/** The pages in the order in which Next leads through them; mental health is reached by its own link (s.2.4). */
export const pagesByNext = [
  'general',
  'blood-pressure',
  'cough-hygiene',
  'smoking-and-vaping',
  'safety-and-speed',
  'work-mode',
  'stress',
  'food-and-nutrition',
  'activity-environment',
  'demographics',
  'sleep',
  'others',
] as const;

/** Answers every question that is shown, those that appear on the way included. Others than the wished get the first option. */
export async function answerPage(page: Page, wantedAnswers: WantedAnswers): Promise<void> {
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
  for (let open = await nextUnanswered(page); open !== null; open = await nextUnanswered(page))
    await answer(open, wantedAnswers);
}

/** The first question on the page without an answer. */
export async function nextUnanswered(page: Page): Promise<Locator | null> {
  const questions = page.locator(
    'form fieldset:has(input[type=radio]):not(:has(:checked)), form input[type=number], form select',
  );
  // All of them in one look: each further question to the browser takes as long.
  const place = await questions.evaluateAll(all =>
    all.findIndex(element => !('value' in element) || element.value === ''),
  );
  return place === -1 ? null : questions.nth(place);
}

async function answer(question: Locator, wantedAnswers: WantedAnswers): Promise<void> {
  const words = await textOfQuestion(question);
  const wish = wantedAnswers.find(([part]) => words.includes(part))?.[1];
  const tag = await question.evaluate(element => element.tagName);
  if (tag === 'FIELDSET') {
    const options = question.getByRole('radio');
    await (wish === undefined
      ? options.first()
      : question.getByRole('radio', { name: optionName(wish) })
    ).check();
  } else if (tag === 'SELECT') {
    await question.selectOption(wish === undefined ? { index: 1 } : { label: String(wish) });
  } else {
    await question.fill(String(wish ?? (await question.getAttribute('min')) ?? 1));
  }
}

/** An option's name is its letter, a comma and its label: 'B, No' is meant by 'No', 'C, I am not sure' is not. */
export function optionName(label: string | number): RegExp {
  return new RegExp(`^[A-Z] ?, ?${RegExp.escape(String(label))}\\b`);
}

/** The words a question is found by: its legend, or the label of its input with the legend around it. */
export function textOfQuestion(question: Locator): Promise<string> {
  return question.evaluate(element => {
    const words = [element.ownerDocument.querySelector(`label[for="${element.id}"]`)?.textContent];
    for (let group = element.closest('fieldset'); group; group = group.parentElement.closest('fieldset'))
      words.push(group.querySelector('legend')?.textContent);
    return words.join(' ');
  });
}
