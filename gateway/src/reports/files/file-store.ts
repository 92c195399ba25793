/** Where PDFs are kept: a folder, or an object store. Errors are thrown. An operation may go on for a while after its signal. */
export interface FileStore {
  /** @returns null where there is none. */
  readonly read: (file: StoredName, signal: AbortSignal) => Promise<Uint8Array | null>;
  /** The file is there as a whole, or not at all. */
  readonly write: (file: StoredName, bytes: Uint8Array, signal: AbortSignal) => Promise<void>;
  /** Removes all that is kept of a person. */
  readonly removeOwner: (owner: string, signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Hashes in hexadecimal digits: nobody learns anything from such a name. */
export interface StoredName {
  readonly owner: string;
  readonly file: string;
}
