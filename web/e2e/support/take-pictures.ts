/** The part of Playwright's `Page` that is used here. */
interface Closable {
  close(): Promise<void>;
}

/** An item whose picture could not be taken. */
export interface NotTaken<Item> {
  readonly item: Item;
  /** The first line of the error. */
  readonly reason: string;
}

/**
 * Takes the picture of every item on one page. After a failure the next item gets a new page, since the old one may still be busy.
 * @returns the items without a picture
 */
export async function takePictures<Page extends Closable, Item>(
  items: readonly Item[],
  newPage: () => Promise<Page>,
  take: (page: Page, item: Item) => Promise<void>,
): Promise<NotTaken<Item>[]> {
  const failed: NotTaken<Item>[] = [];
  let page: Page | null = null;
  for (const item of items) {
    try {
      page ??= await newPage();
      await take(page, item);
    } catch (error) {
      failed.push({ item, reason: String(error).split('\n', 1)[0] ?? '' });
      // The failure is reported already. A page that cannot be closed, such as a crashed page, is only dropped.
      await page?.close().catch(() => {});
      page = null;
    }
  }
  return failed;
}
