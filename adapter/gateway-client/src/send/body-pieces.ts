/** Smaller pieces are put together, so many at a time. */
const smallPiece = 1024;
const maxSmall = 1024;

/** Each piece has an overhead of some hundred bytes: a body in single bytes would take a hundred times its size. */
export class BodyPieces {
  readonly #pieces: Buffer[] = [];
  #small: Buffer[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    this.#size += piece.length;
    if (piece.length < smallPiece) {
      this.#small.push(piece);
      if (this.#small.length === maxSmall) this.#joinSmall();
    } else {
      this.#joinSmall();
      this.#pieces.push(piece);
    }
  }

  all(): readonly Buffer[] {
    this.#joinSmall();
    return this.#pieces;
  }

  #joinSmall(): void {
    const [only] = this.#small;
    if (only !== undefined) this.#pieces.push(this.#small.length === 1 ? only : Buffer.concat(this.#small));
    this.#small = [];
  }
}
