/**
 * ESLint checks one rule that Biome does not have: every exported function, class, type and constant has a docstring. Biome checks
 * everything else. `npm run check` runs ESLint on the folders that tools/check.mjs lists. Components (`.tsx`) need no docstring.
 */
import parser from '@typescript-eslint/parser';
import jsdoc from 'eslint-plugin-jsdoc';

export default [
  {
    files: ['**/*.ts'],
    // The schemas of a report are described in `.describe()`. The documents and the generated types contain these descriptions.
    ignores: ['**/*.test.ts', '**/*.test-d.ts', 'contracts/src/gateway/schemas/report-details.ts'],
    languageOptions: { parser },
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          // The fixer would insert empty docstrings.
          enableFixer: false,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          // `require` has no options for interfaces, type aliases and constants.
          contexts: [
            'ExportNamedDeclaration > TSInterfaceDeclaration',
            'ExportNamedDeclaration > TSTypeAliasDeclaration',
            'ExportNamedDeclaration > VariableDeclaration',
          ],
        },
      ],
    },
  },
];
