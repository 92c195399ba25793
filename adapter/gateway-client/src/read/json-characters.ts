/** The bytes of JSON's own characters. */
export const quote = 0x22;
export const backslash = 0x5c;

/** A table of all bytes: 1 for those that are wanted, else 0. A look into it is faster than a comparison with each. */
export function byteTable(isWanted: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => Number(isWanted(byte)));
}

/** The table of the characters of a text. */
export function tableOf(characters: string): Uint8Array {
  return byteTable(byte => characters.includes(String.fromCharCode(byte)));
}
