import type { build, Rolldown } from 'vite';
import { applicationModule, fileFinder, outputOf } from './built-code.ts';

type Built = Awaited<ReturnType<typeof build>>;

/** What a browser loads together: the files of a page, or of a part that is loaded later. The files are those of the first build. */
interface Load {
  readonly files: Set<string>;
  /** The factor for bytes that are loaded without need. */
  readonly weight: number;
}

/** Modules that become one file of the second build. */
interface Part {
  readonly chunks: Rolldown.OutputChunk[];
  /** The loads that need one of the modules. */
  readonly loads: Set<Load>;
  /** The size of the code, which is neither minified nor compressed. */
  bytes: number;
}

interface LoadedModules {
  /** The modules that each page imports dynamically. */
  readonly pages: readonly { readonly modules: readonly string[]; readonly isMarketing: boolean }[];
  /** Modules that some pages import later. */
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

/** Bytes without need count more for a marketing page, because the page is small, and often the first one that a person visits. */
const marketingWeight = 8;

/**
 * Puts modules into one file if the same pages load them. Rolldown only knows which `import()` loads a module, but a page makes several
 * `import()` calls at once.
 * @param built a build without groups, each file of which has modules that are always loaded together
 * @returns a function for a group of `codeSplitting`, which returns the file name of a module, or null to let Rolldown choose
 */
export function pageFiles(
  built: Built,
  root: string,
  { pages, later, articleReader }: LoadedModules,
): (module: string) => string | null {
  const filesOf = fileFinder(built, root);
  const loadOf = (files: readonly string[], weight = 1): Load => ({ files: new Set(files), weight });
  const pageLoads = pages.map(({ modules, isMarketing }) =>
    loadOf(filesOf([applicationModule, ...modules]), isMarketing ? marketingWeight : 1),
  );
  // A file of every page is also a file of the first page, so only its files are tested.
  const filesOfEveryPage = [...(pageLoads[0]?.files ?? [])].filter(file =>
    pageLoads.every(({ files }) => files.has(file)),
  );
  // When a later part is loaded, its page has loaded the files of every page already.
  const laterLoads = later.map(module => loadOf([...filesOfEveryPage, ...filesOf([module])]));
  const loads = [...pageLoads, ...laterLoads, loadOf(filesOf([articleReader]))];
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const names = new Map<string, string>();
  for (const [index, part] of joinParts(partsOf(chunks, loads)).entries()) {
    const entry = part.chunks.find(({ isDynamicEntry, isEntry }) => isDynamicEntry || isEntry);
    const name = entry?.name ?? `shared-${index}`;
    for (const { moduleIds } of part.chunks) for (const id of moduleIds) names.set(id, name);
  }
  return module => names.get(module) ?? null;
}

/** Groups the files of the first build into parts. The files of a part have the same loads. */
function partsOf(chunks: readonly Rolldown.OutputChunk[], loads: readonly Load[]): Part[] {
  const parts = new Map<string, Part>();
  for (const chunk of chunks) {
    const loadsOfChunk = loads.filter(({ files }) => files.has(chunk.fileName));
    // Rolldown chooses the files of code that no page loads at first, such as a dialog.
    if (loadsOfChunk.length === 0) continue;
    const key = loadsOfChunk.map(load => loads.indexOf(load)).join();
    const part = parts.get(key) ?? { chunks: [], loads: new Set(loadsOfChunk), bytes: 0 };
    parts.set(key, part);
    part.chunks.push(chunk);
    part.bytes += chunk.code.length;
  }
  return [...parts.values()];
}

/** Joins the two parts with the largest gain, and repeats that until no join has a gain. */
function joinParts(parts: readonly Part[]): readonly Part[] {
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map(other => ({ one, other })));
  const [best] = pairs
    .map(pair => ({ ...pair, gain: gainOf(pair) }))
    .filter(({ one, other, gain }) => gain > 0 && isJoinAllowed(one, other) && isJoinAllowed(other, one))
    .toSorted((a, b) => b.gain - a.gain);
  if (!best) return parts;
  const { one, other } = best;
  return joinParts([...parts.filter(part => part !== one && part !== other), joinedPart(one, other)]);
}

/** The gain of joining two parts, in bytes: the cost of the saved requests, minus the code that pages then load without need. */
function gainOf({ one, other }: { one: Part; other: Part }): number {
  const sharedLoads = [...one.loads].filter(load => other.loads.has(load));
  return sharedLoads.length * requestBytes - wasteOf(one, other);
}

/** Whether each load of `other` contains all imports of `part`. Otherwise a join would add these imports to the load. */
function isJoinAllowed(part: Part, other: Part): boolean {
  const joinedFiles = new Set([...part.chunks, ...other.chunks].map(({ fileName }) => fileName));
  return part.chunks.every(({ imports }) =>
    imports.every(file => joinedFiles.has(file) || [...other.loads].every(({ files }) => files.has(file))),
  );
}

/** The code that pages load without need if both parts are one file, in weighted bytes. */
function wasteOf(one: Part, other: Part): number {
  return (
    one.bytes * weightOf([...other.loads].filter(load => !one.loads.has(load))) +
    other.bytes * weightOf([...one.loads].filter(load => !other.loads.has(load)))
  );
}

function weightOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { weight }) => sum + weight, 0);
}

/** Both parts as one part. The files of both are added to each load of one of them, because `isJoinAllowed` reads the files of loads. */
function joinedPart(one: Part, other: Part): Part {
  const chunks = [...one.chunks, ...other.chunks];
  const loads = new Set([...one.loads, ...other.loads]);
  for (const { files } of loads) for (const { fileName } of chunks) files.add(fileName);
  return { chunks, loads, bytes: one.bytes + other.bytes };
}
