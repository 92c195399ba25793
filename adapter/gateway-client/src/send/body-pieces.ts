/** Smaller pieces are copied into pages. */
const smallPiece = 1024;
const pageBytes = 16 * 1024;

/**
 * The pieces of a body as they come. Each holds some hundred bytes of memory beside its own, so a body that comes byte by byte
 * would take a hundred times its size: small pieces are copied into pages.
 */
export class BodyPieces {
  readonly #pieces: Buffer[] = [];
  #page: Buffer | null = null;
  #used = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    this.#size += piece.length;
    if (piece.length >= smallPiece) {
      this.#closePage();
      this.#pieces.push(piece);
      return;
    }
    if (this.#page !== null && this.#used + piece.length > pageBytes) this.#closePage();
    // Most answers are one small piece: they need no page.
    if (this.#size === piece.length) {
      this.#pieces.push(piece);
      return;
    }
    this.#page ??= Buffer.allocUnsafe(pageBytes);
    this.#used += piece.copy(this.#page, this.#used);
  }

  /** All of them, one after the other. A short body is one piece. */
  all(): readonly Buffer[] {
    this.#closePage();
    const isSplit = this.#pieces.length > 1 && this.#size <= pageBytes;
    return isSplit ? [Buffer.concat(this.#pieces)] : this.#pieces;
  }

  #closePage(): void {
    if (this.#page !== null) this.#pieces.push(this.#page.subarray(0, this.#used));
    this.#page = null;
    this.#used = 0;
  }
}
