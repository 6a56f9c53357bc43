import { assemble, finish } from '@clausewright/library/clauses';
import { type Answers, evaluate, type Questionnaire } from '@clausewright/library/questionnaires';
import type { Plain } from '@clausewright/engine/document/tree';
import type { Format, Language } from '@clausewright/contract';
import { parseMarkdown } from '@clausewright/documents';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectedText } from '../../packages/documents/src/testing/expected-text.ts';
import {
  comparePages,
  firstDifference,
  docxText,
  htmlText,
  lettersOnly,
  pdfPages,
} from '../../packages/documents/src/testing/read-text.ts';

/** The tree that these answers must have become, everything paid for. */
export function expectedDocument(questionnaire: Questionnaire, answers: Answers, language: Language): Plain {
  const today = new Date().toISOString().slice(0, 10);
  const { relevant, errors } = evaluate(questionnaire, answers, { today });
  if (errors.length > 0) throw new Error(`the answers are not complete: ${JSON.stringify(errors)}`);
  return finish(assemble(questionnaire.type, relevant, { language, today, blanks: false })).document;
}

/** Presses the download of one format and returns the bytes that the browser saved. */
export async function downloadFile(page: Page, format: Format): Promise<Uint8Array> {
  const link = page.locator(`a[download][href*="/files/"]:has-text("${format.toUpperCase()}")`);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return new Uint8Array(await readFile(await download.path()));
}

/** Empty when the file says what the tree says, word by word and in its order. */
export function diffWords(format: Format, bytes: Uint8Array, plain: Plain): string {
  const text = new TextDecoder().decode(bytes);
  const apart = (actual: string, expected: string) =>
    firstDifference(lettersOnly(actual.replaceAll('=', '')), lettersOnly(expected.replaceAll('=', '')));
  switch (format) {
    case 'html':
      return apart(htmlText(text.slice(text.indexOf('<article'))), expectedText(plain, 'html'));
    case 'txt':
      return apart(text, expectedText(plain, 'txt'));
    case 'md':
      return apart(
        expectedText({ ...plain, children: parseMarkdown(text) }, 'md'),
        expectedText(plain, 'md'),
      );
    case 'docx':
      return apart(docxText(bytes), expectedText(plain, 'docx'));
    case 'pdf':
      return comparePages(pdfPages(bytes), plain);
  }
}
