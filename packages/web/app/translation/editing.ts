/** Only what a translation needs: the whole of it would bring what writes Markdown. */
export { convertMarkdown, documentOfTexts, unsupportedIn } from '@clausewright/documents/editing';
