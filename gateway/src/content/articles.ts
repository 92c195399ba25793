import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brandName } from '@choose-life/contracts/domain/brand';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** An article that was read from a file: the members of a content item (s.3), and its sources. */
export interface Article {
  readonly contentId: string;
  readonly contentTitle: string;
  readonly contentIntroduction: string;
  /** A path of the web app, or an https URL. */
  readonly contentDisplayPictureUrl: string;
  /** ISO 8601. */
  readonly contentCreatedAt: string;
  readonly contentAuthorName: string;
  /** HTML of a few tags without attributes. */
  readonly contentBody: string;
  /** A path of the web app, or an https URL. */
  readonly contentBodyImage: string;
  readonly contentConclusion: string;
  readonly categories: string[];
  /** The contract has no member for sources: `wireArticle` appends them to the body. */
  readonly sources: z.infer<typeof articleMetadata>['sources'];
}

const requiredText = z.string().min(1);
/** The name of a picture that the web app ships, or an https URL. */
const picture = z.union([z.string().regex(/^[a-z0-9-]+$/), z.url({ protocol: /^https$/ })]);
// Only a URL contains a colon.
const pictureUrl = (picture: string) => (picture.includes(':') ? picture : `/pictures/${picture}.svg`);

const articleMetadata = z.strictObject({
  title: requiredText,
  introduction: requiredText,
  conclusion: requiredText,
  date: z.iso.date(),
  author: requiredText,
  categories: z.array(z.enum(wireCategories)).min(1),
  /** Default: the shipped picture whose file name is the id of the article. */
  picture: picture.optional(),
  bodyPicture: picture,
  sources: z.array(
    z.strictObject({
      /** Plain text, without HTML. */
      publisher: z.string().regex(/^[^<&]+$/),
      /** May be HTML, like the body: the author of an article writes both. */
      title: requiredText,
      /** The year of publication; null for a page that its publisher keeps up to date. */
      year: z.int().nullable().default(null),
    }),
  ),
});

/** A file begins with a `<script>` block with the metadata, so that editors highlight its JSON. The rest is the body as HTML. */
const articleFile = /^<script type="application\/json">\n(.+?)\n<\/script>\n(.+)$/s;

const articlesFolder = new URL('./articles/', import.meta.url);

/**
 * Reads the articles of a folder, newest first. @param folder URL of the folder, with a trailing slash. Default: the articles of this release
 * @throws OperatorError
 */
export function readArticles(folder = articlesFolder): Article[] {
  return readdirSync(folder)
    .filter(file => !file.startsWith('.'))
    .map(file => readArticle(new URL(file, folder)))
    .sort((a, b) => b.contentCreatedAt.localeCompare(a.contentCreatedAt));
}

/** Reads the article of a file. Its id is the name of the file without `.html`. @throws OperatorError that names the file and its problem */
export function readArticle(file: URL | string): Article {
  const name = basename(String(file));
  try {
    return articleOf(basename(name, '.html'), readFileSync(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : error;
    throw new OperatorError(`Article ${name} cannot be used. ${problem}`);
  }
}

/** @throws Error if the file lacks metadata or body, SyntaxError or ZodError if its metadata are invalid */
function articleOf(contentId: string, content: string): Article {
  const [, metadata, body] = articleFile.exec(content) ?? [];
  if (metadata === undefined || body === undefined)
    throw new Error('It has no metadata block, or no body below it.');
  const { title, introduction, conclusion, date, author, categories, sources, ...pictures } =
    articleMetadata.parse(JSON.parse(metadata));
  return {
    contentId,
    contentTitle: title,
    contentIntroduction: introduction,
    contentDisplayPictureUrl: pictureUrl(pictures.picture ?? contentId),
    // At 8:00 UTC the date is the same in most time zones.
    contentCreatedAt: `${date}T08:00:00.000Z`,
    // Articles of the product itself have the author {brand}, since the name of the product is defined in one place.
    contentAuthorName: author.replace('{brand}', brandName),
    contentBody: body.trim(),
    contentBodyImage: pictureUrl(pictures.bodyPicture),
    contentConclusion: conclusion,
    categories,
    sources,
  };
}

/** An article as the contract describes it: its sources are at the end of the body, since every client shows the body. */
export function wireArticle({ sources, ...item }: Article): Omit<Article, 'sources'> {
  const items = sources.map(source => `<li>${sourceText(source)}</li>`).join('\n');
  return { ...item, contentBody: `${item.contentBody}\n<h2>Sources</h2>\n<ul>\n${items}\n</ul>` };
}

function sourceText({ publisher, title, year }: Article['sources'][number]): string {
  return year === null ? `${publisher}: ${title}` : `${publisher}: ${title}, ${year}`;
}
