/** One chapter of the page. */
export interface Section {
  readonly title: string;
  readonly body: string;
}
