/** An answer that is encoded already: in steps, since one step over a long list would hold up everybody, or for an earlier call. */
export class AnswerBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** An object with one member more, whose value is encoded already. */
export function withBytes(head: object, member: string, value: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(member)}:`),
    value,
    Buffer.from('}'),
  ]);
}
