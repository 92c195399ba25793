/** A list that is encoded some items at a time. */
export interface EncodedList {
  /** Items as JSON text. */
  readonly add: (items: readonly string[]) => void;
  readonly toBytes: () => Buffer;
}

export function encodedList(): EncodedList {
  const chunks: Buffer[] = [];
  return {
    add: items => {
      if (items.length > 0) chunks.push(Buffer.from(`${chunks.length === 0 ? '[' : ','}${items.join()}`));
    },
    toBytes: () => Buffer.concat([...chunks, Buffer.from(chunks.length === 0 ? '[]' : ']')]),
  };
}
