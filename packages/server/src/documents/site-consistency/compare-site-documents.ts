import { documentContradictions } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType, DocumentContradictionLine } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import { listSiteDocuments } from './site-documents.ts';

interface Written {
  /** Null for a visitor's, who has no other documents. */
  ownerId: string | null;
  type: AgreementType;
  /** Relevant ones. */
  answers: Answers;
}

/** What a document, as it is answered now, and the served ones of its site say differently, or it leaves out by itself. */
export async function compareSiteDocuments(
  db: Database,
  { ownerId, type, answers }: Written,
): Promise<DocumentContradictionLine[]> {
  const others = ownerId === null ? [] : await listSiteDocuments(db, { ownerId, type, answers });
  return documentContradictions({ type, answers }, others).map(({ code, question, vendor, other }) => ({
    code,
    subject: vendor ?? null,
    question,
    other: other
      ? { agreement_id: other.document.agreementId, type: other.document.type, question: other.question }
      : null,
  }));
}
