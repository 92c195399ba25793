/** False where the operator has closed the list of wait-list entries (WAITLIST_ADMIN=off). */
export async function isListOpen(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch('/config.json')).json();
    return !(
      typeof answer === 'object' &&
      answer !== null &&
      'waitlistAdmin' in answer &&
      answer.waitlistAdmin === 'off'
    );
  } catch {
    return true;
  }
}
