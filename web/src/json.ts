/** The parsed value of a JSON text, which may come from storage or the history; null for invalid JSON and for null. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
