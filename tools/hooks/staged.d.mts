export function stagedFiles(cwd?: string): string[];
export function formatStaged(staged: readonly string[], cwd?: string): void;
