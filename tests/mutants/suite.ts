/** The folders of `tests/` whose test files are asked for each planted fault. */
export const suiteFolders = ['spec', 'mail', 'guards', 'drawings', 'unit', 'reloaded'];
