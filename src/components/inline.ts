import { createElement, Fragment, type ReactNode } from 'react';

/** Texts and elements in a row. They are passed as arguments, not as a list, so that React needs no keys: none would tell equal texts apart. */
export const inline = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);
