const quote = 0x22;
const backslash = 0x5c;

/** What stands before each member and element: a comma, or the bracket of its object or list. */
const isBefore = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(',{['.includes(String.fromCharCode(byte))),
);

/** Whether the bytes of a JSON text hold more members and elements than that. Nothing is made of them. */
export function hasMoreValues(bytes: Uint8Array, maxValues: number): boolean {
  // Each takes two bytes at least.
  if (bytes.length <= 2 * maxValues) return false;
  let count = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === backslash) at++;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (isBefore[byte] === 1 && ++count > maxValues) return true;
  }
  return false;
}
