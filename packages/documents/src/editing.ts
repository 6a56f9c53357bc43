/** What an editor of texts needs, in the browser as on the server: no PDF, no Word. */
export {
  blocksMarkdown,
  type ClauseMarkdown,
  clauseMarkdown,
  type DocumentOfTexts,
  documentOfTexts,
} from './clause-texts.ts';
export { convertMarkdown } from './convert-markdown.ts';
export { rewrittenDocument, type StoredText, survivesMarkdown, reuseStoredBlocks } from './stored-texts.ts';
export type { TextFault } from './text-weight.ts';
export { renderArticle, renderHtml } from './html.ts';
export { type Unsupported, unsupportedIn } from './unsupported.ts';
