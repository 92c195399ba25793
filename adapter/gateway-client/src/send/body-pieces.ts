/** Smaller pieces are joined. For pieces of at least this size, the overhead of a Buffer does not matter. */
const minPieceBytes = 1024;
/** Number of small pieces that are joined at a time. */
const maxSmallPieces = 1024;

/**
 * Collects the received pieces of a body and joins the small ones. A Buffer has an overhead of some hundred bytes, so a body that arrives
 * in single bytes would otherwise need a hundred times its size.
 */
export class BodyPieces {
  readonly #pieces: Buffer[] = [];
  #small: Buffer[] = [];
  #size = 0;

  /** Number of bytes received so far. */
  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    this.#size += piece.length;
    if (piece.length < minPieceBytes) {
      this.#small.push(piece);
      if (this.#small.length === maxSmallPieces) this.#joinSmall();
    } else {
      // First, because the small pieces were received before this one.
      this.#joinSmall();
      this.#pieces.push(piece);
    }
  }

  /** The pieces of the body, in order. */
  all(): readonly Buffer[] {
    this.#joinSmall();
    return this.#pieces;
  }

  #joinSmall(): void {
    // `concat` would copy a single piece.
    this.#pieces.push(...(this.#small.length > 1 ? [Buffer.concat(this.#small)] : this.#small));
    this.#small = [];
  }
}
