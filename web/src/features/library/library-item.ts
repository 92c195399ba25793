/** An article in the library (s.3). */
export interface LibraryItem {
  readonly contentId: string | number;
  readonly contentTitle?: string | null | undefined;
  readonly contentIntroduction?: string | null | undefined;
  readonly contentDisplayPictureUrl?: string | null | undefined;
  readonly contentCreatedAt?: string | null | undefined;
  readonly contentAuthorName?: string | null | undefined;
  readonly categories?: readonly string[] | null | undefined;
}
