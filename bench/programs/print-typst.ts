/** Makes PDFs as the server does: Node with one worker thread. */
import type { Language } from '@clausewright/contract/languages';
import { PdfRenderer } from '@clausewright/documents';
import { policyFixture } from '../../packages/documents/src/testing/policy-fixture.ts';
import { answerEach } from '../program.ts';

const pdf = new PdfRenderer();
answerEach(async ({ language, editions }: { language: Language; editions: readonly number[] }) => {
  for (const edition of editions) {
    const result = await pdf.render(policyFixture(language, edition));
    if (!result.ok || !result.accessible) throw new Error('no accessible PDF');
  }
});
