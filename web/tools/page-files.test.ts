import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { applicationModule, moduleId } from './built-code.ts';
import { pageFiles } from './page-files.ts';

const root = '/web';

interface FakeFile {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly bytes?: number;
}

/** A file with one module, which has the same name as the file. A module whose name ends with '-page' is imported dynamically. */
function fileOf({ module, imports = [], bytes = 5_000 }: FakeFile): Rolldown.OutputChunk {
  const file = {
    type: 'chunk',
    fileName: module,
    name: module,
    moduleIds: [moduleId(root, module)],
    imports,
    code: 'x'.repeat(bytes),
    isEntry: false,
    isDynamicEntry: module.endsWith('-page'),
  };
  // The tested code does not read the other properties of a file.
  return file as unknown as Rolldown.OutputChunk;
}

/**
 * Calls `pageFiles` for a build with these files.
 * @param pages the module that each page imports
 * @param later the modules that some pages import later
 * @returns a function that returns the file name of a module
 */
function fileNamesOf(files: readonly FakeFile[], pages: readonly string[], later: readonly string[] = []) {
  const output = [{ module: applicationModule }, { module: 'article-reader' }, ...files].map(fileOf);
  // The type requires a first file, which `output` has.
  const built = { output } as unknown as Rolldown.RolldownOutput;
  const fileNameOf = pageFiles(built, root, {
    // Unneeded bytes count 8 times for a marketing page. A request costs 4,000 bytes (`page-files.ts`).
    pages: pages.map(page => ({ modules: [page], isMarketing: true })),
    later,
    articleReader: 'article-reader',
  });
  return (module: string) => fileNameOf(moduleId(root, module));
}

describe('the files of the web app', () => {
  it('contain the modules that the same pages load', () => {
    const fileNameOf = fileNamesOf(
      [
        { module: 'home-page', imports: ['shared-one', 'shared-two'] },
        // The two modules that only the blog loads are so small that only the weight of marketing pages keeps them in a separate file.
        { module: 'blog-page', imports: ['shared-one', 'shared-two', 'blog-only'], bytes: 1_000 },
        { module: 'shared-one' },
        { module: 'shared-two' },
        { module: 'blog-only', bytes: 1_000 },
      ],
      ['home-page', 'blog-page'],
    );
    expect(fileNameOf('shared-one')).toBe(fileNameOf('shared-two'));
    expect(fileNameOf('shared-one')).not.toBe(fileNameOf('blog-only'));
    expect(fileNameOf('blog-only')).toBe('blog-page');
  });

  it('are joined if the requests that this saves cost more than the unneeded code that pages then load', () => {
    const fileNameOf = fileNamesOf(
      [
        { module: 'home-page', imports: ['icon'] },
        { module: 'blog-page', imports: ['icon'] },
        { module: 'faqs-page' },
        { module: 'icon', bytes: 100 },
      ],
      ['home-page', 'blog-page', 'faqs-page'],
    );
    // All pages load the application. Two pages save a request, and the third loads the 100 bytes of the icon without need.
    expect(fileNameOf('icon')).toBe(fileNameOf(applicationModule));
  });

  it('are not joined if a page would then load imports that it does not need', () => {
    const fileNameOf = fileNamesOf(
      [
        { module: 'home-page', imports: ['icon', 'logo'] },
        { module: 'blog-page', imports: ['icon', 'logo'] },
        { module: 'health-page', imports: ['logo'] },
        { module: 'fitness-page', imports: ['large'] },
        { module: 'lifestyle-page', imports: ['large'] },
        { module: 'icon', bytes: 100, imports: ['large'] },
        { module: 'logo', bytes: 1_000 },
        { module: 'large', bytes: 50_000 },
      ],
      ['home-page', 'blog-page', 'health-page', 'fitness-page', 'lifestyle-page'],
    );
    // Joining the icon and the logo would gain most, but then the health page would load the large import of the icon.
    expect(fileNameOf('icon')).not.toBe(fileNameOf('logo'));
    expect(fileNameOf('icon')).toBe(fileNameOf('large'));
  });

  it('separate a module that a later part also loads from a module that only one page loads', () => {
    const fileNameOf = fileNamesOf(
      [
        { module: 'home-page', imports: ['modal', 'home-only'] },
        { module: 'blog-page' },
        { module: 'modal' },
        { module: 'home-only' },
        { module: 'dialogs', imports: ['modal'] },
      ],
      ['home-page', 'blog-page'],
      ['dialogs'],
    );
    expect(fileNameOf('modal')).not.toBe(fileNameOf('home-only'));
  });
});
