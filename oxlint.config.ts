import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * What each folder of the site may import, besides itself, src/pages.ts and src/contract.ts. CONTRIBUTING.md shows the same as a diagram.
 */
const mayImport = {
  'src/facts': [],
  'src/theme': [],
  'src/components': [],
  'src/mail': ['src/facts'],
  'src/drawings': ['src/facts'],
  'src/i18n': ['src/facts'],
  'src/behaviour': ['src/facts', 'src/i18n'],
  'src/sections': ['src/facts', 'src/i18n', 'src/mail', 'src/components', 'src/behaviour'],
  'src/frame': ['src/facts', 'src/i18n', 'src/theme', 'src/components', 'src/behaviour', 'src/sections'],
  routes: ['src/facts', 'src/i18n', 'src/sections', 'src/frame'],
  'src/site': ['src/i18n', 'src/frame', 'routes'],
  'src/render': ['src/facts', 'src/i18n', 'src/theme', 'src/drawings', 'src/site'],
  'src/browser': ['src/facts', 'src/i18n', 'src/behaviour', 'src/site'],
} as const;

const layers = Object.keys(mayImport) as (keyof typeof mayImport)[];
const outside = ['tools', 'tests', 'e2e', 'bench', 'deploy'];
const inFolders = (folders: readonly string[]) => folders.map((folder) => `**/${folder.replace('src/', '')}/**`);
const refusing = (files: string, group: string[], message: string): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/plain-errors.ts', 'i18next'] }],
    'unicorn/no-array-sort': 'off',
    'react/jsx-no-constructed-context-values': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  ignorePatterns: ['dist', '.cache', 'src/**/*.gen.ts'],
  overrides: [
    {
      files: ['src/**', 'routes/**'],
      rules: {
        'import/no-cycle': ['error', { ignoreTypes: false }],
        // `typeof import('…')` would escape the rules of the layers below.
        'typescript/consistent-type-imports': 'error',
      },
    },
    // Its types are those of the copy files.
    { files: ['src/i18n/resources.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    { files: ['e2e/**'], rules: { 'typescript/unbound-method': 'off' } },
    { files: ['e2e/engines/**'], rules: { 'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }] } },
    {
      files: ['e2e/{faults,heard,hosts,navigation,pages,seen,states}/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'playwright/test',
                importNames: ['test'],
                message: 'Import it from e2e/test.ts, which watches the content security policy.',
              },
            ],
          },
        ],
      },
    },
    ...layers.map((layer) => {
      const others = layers.filter((other) => other !== layer && !(mayImport[layer] as readonly string[]).includes(other));
      const message = `${layer} may import ${mayImport[layer].join(', ') || 'no other folder of the site'}: see oxlint.config.ts.`;
      return refusing(`${layer}/**`, inFolders([...others, ...outside]), message);
    }),
    refusing(
      'src/pages.ts',
      inFolders([...layers.filter((layer) => layer !== 'src/facts'), ...outside]),
      'The register may import facts only.',
    ),
    refusing('src/contract.ts', ['**'], 'The contract imports nothing.'),
    refusing('tests/harness/*.ts', ['../**', '**/src/**', '**/tests/**'], 'The harness must not depend on this site.'),
    refusing('tests/harness/*/**', ['../../**', '**/src/**', '**/tests/**'], 'The example must not depend on this site.'),
  ],
});
