import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Texts and elements in a row. They are passed as arguments, not as a list, because items of a list need distinct keys, and equal texts
 * have none.
 */
export const inline = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);
