import type { build, Rolldown } from 'vite';
import { application, fileFinder, outputOf } from './built-code.ts';

type Built = Awaited<ReturnType<typeof build>>;

/** A page at its start, or a part of a page that is loaded later, with its files of the first build. */
interface Load {
  readonly files: Set<string>;
  /** How much a byte that it loads without need counts. */
  readonly weight: number;
}

/** Modules that become one file of the second build. */
interface Part {
  readonly chunks: Rolldown.OutputChunk[];
  readonly loads: Set<Load>;
  /** Neither minified nor compressed. */
  bytes: number;
}

interface LoadedModules {
  /** The modules that each page imports dynamically. */
  readonly pages: readonly { readonly modules: readonly string[]; readonly isMarketing: boolean }[];
  /** Modules that some pages import later. They are no reason to load files of other pages. */
  readonly later: readonly string[];
  /** A module that a document runs before the application. */
  readonly first: string;
}

/**
 * What a request costs, in bytes of code that is neither minified nor compressed. This value gives 22 files for the dashboard, and no
 * public page loads more code than with chunks that are chosen by hand. 1,000 gives 28 files and up to 1.4 % more code.
 */
const requestBytes = 4_000;

/** A byte without need counts more on a marketing page: it is small, and often a first visit. */
const marketingWeight = 8;

/**
 * Puts modules into one file where the same pages load them. Rolldown only knows which `import()` loads a module, and a page makes
 * several at once: its own files would be three times as many.
 * @param built a build without groups: each of its files has modules that are always loaded together
 * @returns the name of a module's file, for a group of `codeSplitting`; null leaves the module to Rolldown
 */
export function pageFiles(
  built: Built,
  root: string,
  { pages, later, first }: LoadedModules,
): (module: string) => string | null {
  const find = fileFinder(built, root);
  const loadOf = (files: readonly string[], weight = 1): Load => ({ files: new Set(files), weight });
  const ofPages = pages.map(({ modules, isMarketing }) =>
    loadOf(find([application, ...modules]), isMarketing ? marketingWeight : 1),
  );
  const ofEveryPage = [...(ofPages[0]?.files ?? [])].filter(file =>
    ofPages.every(({ files }) => files.has(file)),
  );
  // When a later part is loaded, its page already has the files of every page.
  const ofLater = later.map(module => loadOf([...ofEveryPage, ...find([module])]));
  const loads = [...ofPages, ...ofLater, loadOf(find([first]))];
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const names = new Map<string, string>();
  for (const [index, part] of joined(partsOf(chunks, loads)).entries()) {
    const entry = part.chunks.find(({ isDynamicEntry, isEntry }) => isDynamicEntry || isEntry);
    const name = entry?.name ?? `shared-${index}`;
    for (const { moduleIds } of part.chunks) for (const id of moduleIds) names.set(id, name);
  }
  return module => names.get(module) ?? null;
}

/** Puts the files of the first build that the same pages load into one part each. */
function partsOf(chunks: readonly Rolldown.OutputChunk[], loads: readonly Load[]): Part[] {
  const parts = new Map<string, Part>();
  for (const chunk of chunks) {
    const loading = loads.filter(({ files }) => files.has(chunk.fileName));
    if (loading.length === 0) continue;
    const key = loading.map(load => loads.indexOf(load)).join();
    const part = parts.get(key) ?? { chunks: [], loads: new Set(loading), bytes: 0 };
    parts.set(key, part);
    part.chunks.push(chunk);
    part.bytes += chunk.code.length;
  }
  return [...parts.values()];
}

/** Joins the two parts with the largest gain, until no join gains anything. */
function joined(parts: readonly Part[]): readonly Part[] {
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map(other => ({ one, other })));
  const [best] = pairs
    .map(pair => ({ ...pair, gain: gainOf(pair) }))
    .filter(({ one, other, gain }) => gain > 0 && mayJoin(one, other) && mayJoin(other, one))
    .toSorted((a, b) => b.gain - a.gain);
  if (!best) return parts;
  const { one, other } = best;
  return joined([...parts.filter(part => part !== one && part !== other), union(one, other)]);
}

/** The cost of the requests that joining two parts saves, less the code that pages then load without need. In bytes. */
function gainOf({ one, other }: { one: Part; other: Part }): number {
  const both = [...one.loads].filter(load => other.loads.has(load));
  return both.length * requestBytes - waste(one, other);
}

/** Whether every page that loads the other part loads all imports of this one too. Otherwise the join would load them there. */
function mayJoin(part: Part, other: Part): boolean {
  const joinedFiles = new Set([...part.chunks, ...other.chunks].map(({ fileName }) => fileName));
  return part.chunks.every(({ imports }) =>
    imports.every(file => joinedFiles.has(file) || [...other.loads].every(({ files }) => files.has(file))),
  );
}

/** The code that pages load without need if both parts are one file: weighted bytes. */
function waste(one: Part, other: Part): number {
  return (
    one.bytes * weightOf([...other.loads].filter(load => !one.loads.has(load))) +
    other.bytes * weightOf([...one.loads].filter(load => !other.loads.has(load)))
  );
}

function weightOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { weight }) => sum + weight, 0);
}

/** Both parts as one. What loads one of them now loads the files of both, which later gains are computed from. */
function union(one: Part, other: Part): Part {
  const chunks = [...one.chunks, ...other.chunks];
  const loads = new Set([...one.loads, ...other.loads]);
  for (const { files } of loads) for (const { fileName } of chunks) files.add(fileName);
  return { chunks, loads, bytes: one.bytes + other.bytes };
}
