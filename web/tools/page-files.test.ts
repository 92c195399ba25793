import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { application, moduleId } from './built-code.ts';
import { pageFiles } from './page-files.ts';

const root = '/web';

interface FakeFile {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly bytes?: number;
}

/** A file of one module, by which the page that imports it dynamically calls it. */
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
  // The other members of a file are not read.
  return file as unknown as Rolldown.OutputChunk;
}

/** The names of files by their modules. */
function namesOf(files: readonly FakeFile[], pages: readonly string[], later: readonly string[] = []) {
  const output = [{ module: application }, { module: 'first' }, ...files].map(fileOf);
  // A build has at least one file.
  const built = { output } as unknown as Rolldown.RolldownOutput;
  const name = pageFiles(built, root, {
    pages: pages.map(page => ({ modules: [page], isMarketing: true })),
    later,
    first: 'first',
  });
  return (module: string) => name(moduleId(root, module));
}

describe('the files of the web app', () => {
  it('have the modules that the same pages load', () => {
    const name = namesOf(
      [
        { module: 'home-page', imports: ['shared-one', 'shared-two'] },
        { module: 'blog-page', imports: ['shared-one', 'shared-two', 'own'] },
        { module: 'shared-one' },
        { module: 'shared-two' },
        { module: 'own' },
      ],
      ['home-page', 'blog-page'],
    );
    expect(name('shared-one')).toBe(name('shared-two'));
    expect(name('shared-one')).not.toBe(name('own'));
    expect(name('own')).toBe('blog-page');
  });

  it('are joined if a saved request costs more than code that some page loads without need', () => {
    const name = namesOf(
      [
        { module: 'home-page', imports: ['icon'] },
        { module: 'blog-page', imports: ['icon'] },
        { module: 'faqs-page' },
        { module: 'icon', bytes: 100 },
      ],
      ['home-page', 'blog-page', 'faqs-page'],
    );
    // All pages load the application: only one of them does not need the icon.
    expect(name('icon')).toBe(name(application));
  });

  it('are not joined with a file whose imports would be loaded in vain', () => {
    const name = namesOf(
      [
        { module: 'home-page', imports: ['icon'] },
        { module: 'blog-page', imports: ['icon'] },
        { module: 'health-page', imports: ['large'] },
        { module: 'faqs-page' },
        { module: 'icon', bytes: 100, imports: ['large'] },
        { module: 'large', bytes: 50_000 },
      ],
      ['home-page', 'blog-page', 'health-page', 'faqs-page'],
    );
    expect(name('icon')).toBe(name('large'));
    expect(name('icon')).not.toBe(name(application));
  });

  it('keep what is loaded later apart from what only a page needs', () => {
    const name = namesOf(
      [
        { module: 'home-page', imports: ['modal', 'own'] },
        { module: 'blog-page' },
        { module: 'modal' },
        { module: 'own' },
        { module: 'dialogs', imports: ['modal'] },
      ],
      ['home-page', 'blog-page'],
      ['dialogs'],
    );
    expect(name('modal')).not.toBe(name('own'));
  });
});
