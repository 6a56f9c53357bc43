/** Markdown without the languages that @codemirror/lang-markdown brings along for its code blocks. */
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/markdown';

const data = defineLanguageFacet();

const markdown = new Language(
  data,
  parser.configure({ props: [languageDataProp.add({ Document: data })] }),
  [],
  'markdown',
);

const look = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: tags.url, color: 'var(--accent)' },
  { tag: tags.processingInstruction, color: 'var(--ink-3)' },
]);

export const markdownLanguage: Extension = [markdown.extension, syntaxHighlighting(look)];
