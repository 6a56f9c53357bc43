/** What the field gets right after it is open: colours, find and replace. */
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { markdownLanguage } from './markdown-language.ts';

export { openSearchPanel };

export const lateExtensions: Extension = [markdownLanguage, search({ top: true }), keymap.of(searchKeymap)];
