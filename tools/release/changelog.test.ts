import { describe, expect, it } from 'vitest';
import { changelogFaults } from './changelog.ts';

/** The faults of a changelog with this text above the section of version 1.2.0, the checked version. */
const faultsWith = (unreleased: string) =>
  changelogFaults(
    `# Changelog\n\n${unreleased}\n## [1.2.0] - 2026-01-31\n\n### Added\n\n- A page.\n`,
    '1.2.0',
  );

describe('the changelog of a version', () => {
  it.each([
    ['directly under Unreleased', '## [Unreleased]\n\n- A call.\n'],
    ['under a heading of Unreleased', '## [Unreleased]\n\n### Added\n\n- A call.\n'],
  ])('must not have entries %s', (_, unreleased) => {
    expect(faultsWith(unreleased)).toEqual([
      'CHANGELOG.md has entries under Unreleased: move them to a section with a version and a date.',
    ]);
  });

  it.each([
    ['without Unreleased', ''],
    ['with an empty section Unreleased', '## [Unreleased]\n'],
    ['with only headings under Unreleased', '## [Unreleased]\n\n### Added\n\n### Fixed\n'],
  ])('may be a page %s', (_, unreleased) => {
    expect(faultsWith(unreleased)).toEqual([]);
  });

  it('must have a section for the version', () => {
    expect(changelogFaults('# Changelog\n\n## [1.1.0] - 2026-01-31\n', '1.2.0')).toEqual([
      'CHANGELOG.md has no section "## [1.2.0] - DATE".',
    ]);
  });
});
