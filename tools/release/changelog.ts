/** What prevents the release of a version with this CHANGELOG.md. */
export function changelogFaults(changelog: string, version: string): string[] {
  const faults: string[] = [];
  const unreleased = changelog.split(/^## /m).find(section => section.startsWith('[Unreleased]')) ?? '';
  // A line that is not a heading. `### Added` can stay.
  if (/\n[^#\s]/.test(unreleased)) {
    faults.push(
      'CHANGELOG.md has entries under Unreleased: move them to a section with a version and a date.',
    );
  }
  // The heading ends with a date, such as 2025-01-31.
  if (!changelog.includes(`\n## [${version}] - 20`))
    faults.push(`CHANGELOG.md has no section "## [${version}] - DATE".`);
  return faults;
}
