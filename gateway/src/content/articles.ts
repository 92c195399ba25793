import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brandName } from '@choose-life/contracts/domain/brand';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** An article of our own: a content item of the wire (s.3) and its sources. The body is HTML of a few plain tags. */
type Article = Readonly<ReturnType<typeof articleOf>>;

const text = z.string().min(1);
/** A picture of the web build by its name, or of elsewhere by its address. */
const picture = z.union([z.string().regex(/^[a-z0-9-]+$/), z.url({ protocol: /^https$/ })]);
const pictureUrl = (named: string) => (named.includes(':') ? named : `/pictures/${named}.svg`);

const articleFacts = z.strictObject({
  title: text,
  introduction: text,
  conclusion: text,
  date: z.iso.date(),
  author: text,
  categories: z.array(z.enum(wireCategories)).min(1),
  /** Default: the one that is named after the article. */
  picture: picture.optional(),
  bodyPicture: picture,
  sources: z.array(
    z.strictObject({
      /** Plain text, as a reader should see it. */
      publisher: z.string().regex(/^[^<&]+$/),
      title: text,
      /** Of publication; none for a page that its publisher keeps up to date. */
      year: z.int().nullable().default(null),
    }),
  ),
});

/** The facts as JSON, in a block that browsers and editors know, and below them the body as HTML. */
const articleFile = /^<script type="application\/json">\n(.+?)\n<\/script>\n(.+)$/s;

const ownFolder = new URL('./articles/', import.meta.url);

/** The library's own articles, newest first. @param folder its URL, with a slash at the end. @throws OperatorError */
export function readArticles(folder = ownFolder): Article[] {
  return readdirSync(folder)
    .filter(file => !file.startsWith('.'))
    .map(file => readArticle(new URL(file, folder)))
    .sort((a, b) => b.contentCreatedAt.localeCompare(a.contentCreatedAt));
}

/** @throws OperatorError */
export function readArticle(file: URL | string): Article {
  const name = basename(String(file));
  try {
    return articleOf(basename(name, '.html'), readFileSync(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : error;
    throw new OperatorError(`Article ${name} cannot be used. ${problem}`);
  }
}

/** @throws Error where the file has another form, SyntaxError or ZodError where its facts are wrong. */
function articleOf(contentId: string, content: string) {
  const [, facts, body] = articleFile.exec(content) ?? [];
  if (facts === undefined || body === undefined)
    throw new Error('It has no block of facts, or no body below it.');
  const { title, introduction, conclusion, date, author, categories, sources, ...pictures } =
    articleFacts.parse(JSON.parse(facts));
  return {
    contentId,
    contentTitle: title,
    contentIntroduction: introduction,
    /** Same-origin path: the picture is a file of the web build. */
    contentDisplayPictureUrl: pictureUrl(pictures.picture ?? contentId),
    contentCreatedAt: `${date}T08:00:00.000Z`,
    contentAuthorName: author.replace('{brand}', brandName),
    contentBody: body.trim(),
    contentBodyImage: pictureUrl(pictures.bodyPicture),
    contentConclusion: conclusion,
    categories,
    /** The wire has no member for them: `wireArticle` sets them under the body. */
    sources,
  };
}

/** An article as readers get it: its sources stand at the end of the body, where every client of the gateway shows them. */
export function wireArticle({ sources, ...item }: Article): Omit<Article, 'sources'> {
  const items = sources.map(source => `<li>${lineOf(source)}</li>`).join('\n');
  return { ...item, contentBody: `${item.contentBody}\n<h2>Sources</h2>\n<ul>\n${items}\n</ul>` };
}

function lineOf({ publisher, title, year }: Article['sources'][number]): string {
  return year === null ? `${publisher}: ${title}` : `${publisher}: ${title}, ${year}`;
}
