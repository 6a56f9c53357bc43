export { renderArticle, renderDraftHtml, renderHtml } from './html.ts';
export { type Fragment, renderFragment } from './fragment.ts';
export { type HostedFrame, pageStyleHash, renderHostedPage, renderPage } from './page.ts';
export { type BarFrame, barHtml } from './page-frame.ts';
export { pageStyle } from './page-style.ts';
export { serifFaces } from './serif-faces.ts';
export { renderMarkdown } from './markdown.ts';
export { parseMarkdown } from './parse-markdown.ts';
export {
  type ClauseMarkdown,
  clauseMarkdown,
  convertMarkdown,
  type DocumentOfTexts,
  rewrittenDocument,
  type StoredText,
  survivesMarkdown,
  type TextFault,
  type Unsupported,
  unsupportedIn,
} from './editing.ts';
export { TextReader } from './text-reader.ts';
export { type SectionTexts, sectionTexts } from './section-texts.ts';
export { renderText } from './text.ts';
export { type PdfOptions, PdfRenderer, type PdfResult } from './pdf.ts';
export { contentTypes, type FileResult, fileKey, fileName, renderFile, rendererVersion } from './file.ts';
export type { InvoiceData } from './invoice-data.ts';
export { redline, type RedlineClause, type RedlineWords } from './redline.ts';
export { type RedlineFrame, renderRedlinePage } from './redline-page.ts';
