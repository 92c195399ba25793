import type { build, Rolldown } from 'vite';
import { applicationModule, fileFinder, outputOf } from './built-code.ts';

/*
 * Decides which modules of the web app become one file. Rolldown only knows which `import()` loads a module, but a page makes several `import()`
 * calls at once. So `build.ts` builds the application twice. The files of the first build are called chunks here: the modules of a chunk are
 * always loaded together. The chunks are then combined into the files of the second build:
 *
 * 1. List the loads. A `Load` has the chunks that a browser loads at once, such as those of a page.
 * 2. Combine the chunks that are in exactly the same loads into a `PlannedFile`.
 * 3. Join two planned files as long as the saved requests cost more than the code that is then loaded without need.
 */

/** What a browser loads at once: the code of a page, code that a page imports later, or the script that requests the blog's articles. */
interface Load {
  /** The file names of the chunks. */
  readonly chunkNames: ReadonlySet<string>;
  /** The factor for bytes that are loaded without need. */
  readonly weight: number;
}

/** A file of the second build. */
interface PlannedFile {
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** The loads that need one of the chunks. They load the whole file. */
  readonly loads: ReadonlySet<Load>;
  /** The size of the code, which is neither minified nor compressed. */
  readonly bytes: number;
}

interface LoadedModules {
  /** The modules that each page imports dynamically. */
  readonly pages: readonly { readonly modules: readonly string[]; readonly isMarketing: boolean }[];
  /** Modules that pages import dynamically after they are shown. */
  readonly later: readonly string[];
  /** The module that the blog's document runs before the application. */
  readonly articleReader: string;
}

/**
 * The cost of a request, in bytes of code that is neither minified nor compressed. A larger value leads to fewer files with more code that a
 * page does not need. When 4,000 was chosen, the dashboard loaded 22 files, and no public page loaded more code than with chunks that were
 * chosen by hand. With 1,000 it loaded 28 files, and pages up to 1.4 % more code.
 */
const requestBytes = 4_000;

/**
 * Bytes without need count more for a marketing page, because the page is small, and often the first one that a person visits. The value was
 * chosen together with `requestBytes`.
 */
const marketingWeight = 8;

/**
 * Plans the files of the second build.
 * @param firstBuild a build without groups
 * @returns a function for a group of `codeSplitting`, which returns the file name of a module, or null to let Rolldown choose
 */
export function pageFiles(
  firstBuild: Awaited<ReturnType<typeof build>>,
  root: string,
  { pages, later, articleReader }: LoadedModules,
): (module: string) => string | null {
  const chunksOf = fileFinder(firstBuild, root);
  const loadOf = (names: readonly string[], weight = 1): Load => ({ chunkNames: new Set(names), weight });
  const pageLoads = pages.map(({ modules, isMarketing }) =>
    loadOf(chunksOf([applicationModule, ...modules]), isMarketing ? marketingWeight : 1),
  );
  const chunks = outputOf(firstBuild).filter(file => file.type === 'chunk');
  const chunksOfAllPages = chunks
    .map(({ fileName }) => fileName)
    .filter(name => pageLoads.every(({ chunkNames }) => chunkNames.has(name)));
  // When a page imports one of these modules, it has already loaded the chunks that all pages need.
  const laterLoads = later.map(module => loadOf([...chunksOfAllPages, ...chunksOf([module])]));
  const loads = [...pageLoads, ...laterLoads, loadOf(chunksOf([articleReader]))];
  const names = new Map<string, string>();
  for (const [index, file] of joinFiles(filesByLoads(chunks, loads)).entries()) {
    const entry = file.chunks.find(({ isDynamicEntry, isEntry }) => isDynamicEntry || isEntry);
    const name = entry?.name ?? `shared-${index}`;
    for (const { moduleIds } of file.chunks) for (const id of moduleIds) names.set(id, name);
  }
  return module => names.get(module) ?? null;
}

/** Combines the chunks that are in the same loads. */
function filesByLoads(chunks: readonly Rolldown.OutputChunk[], loads: readonly Load[]): PlannedFile[] {
  const files = new Map<string, PlannedFile>();
  for (const chunk of chunks) {
    const loadsOfChunk = loads.filter(({ chunkNames }) => chunkNames.has(chunk.fileName));
    // Rolldown chooses the files of code that is in no load, such as a dialog.
    if (loadsOfChunk.length === 0) continue;
    const key = loadsOfChunk.map(load => loads.indexOf(load)).join();
    const file = { chunks: [chunk], loads: new Set(loadsOfChunk), bytes: chunk.code.length };
    const earlier = files.get(key);
    files.set(key, earlier ? joined(earlier, file) : file);
  }
  return [...files.values()];
}

/** Joins the two files with the largest gain, and repeats that until no join has a gain. A join must not add imports to a load. */
function joinFiles(files: readonly PlannedFile[]): readonly PlannedFile[] {
  const pairs = files.flatMap((one, index) => files.slice(index + 1).map(other => ({ one, other })));
  const best = pairs
    .map(pair => ({ ...pair, gain: gainOf(pair) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ one, other }) => loadsImportsOf(one, other, files) && loadsImportsOf(other, one, files));
  if (!best) return files;
  const { one, other } = best;
  return joinFiles([...files.filter(file => file !== one && file !== other), joined(one, other)]);
}

function joined(one: PlannedFile, other: PlannedFile): PlannedFile {
  return {
    chunks: [...one.chunks, ...other.chunks],
    loads: new Set([...one.loads, ...other.loads]),
    bytes: one.bytes + other.bytes,
  };
}

/** The gain of joining two files, in bytes: the cost of the saved requests, minus the code that is then loaded without need. */
function gainOf({ one, other }: { one: PlannedFile; other: PlannedFile }): number {
  const sharedLoads = [...one.loads].filter(load => other.loads.has(load));
  return sharedLoads.length * requestBytes - unneededBytes(one, other) - unneededBytes(other, one);
}

/** The bytes that `added` adds to loads which only need `file`, multiplied by the weights of these loads. */
function unneededBytes(file: PlannedFile, added: PlannedFile): number {
  const loads = [...file.loads].filter(load => !added.loads.has(load));
  return loads.reduce((sum, { weight }) => sum + weight * added.bytes, 0);
}

/**
 * Whether all loads of `file` also load the files that `added` imports. Otherwise a join would add these files to the loads.
 * @param files all planned files
 */
function loadsImportsOf(file: PlannedFile, added: PlannedFile, files: readonly PlannedFile[]): boolean {
  const imports = new Set(added.chunks.flatMap(chunk => chunk.imports));
  const importedFiles = files.filter(other => other.chunks.some(({ fileName }) => imports.has(fileName)));
  return importedFiles.every(
    imported => imported === added || [...file.loads].every(load => imported.loads.has(load)),
  );
}
