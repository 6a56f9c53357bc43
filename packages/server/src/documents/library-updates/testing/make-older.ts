import { sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

interface Older {
  /** Clause versions that the library had then. */
  clauses?: Readonly<Record<string, number>>;
  lawCatalogue?: string;
  /** What stood in the trees, for what stands there now. */
  text?: readonly [now: string, then: string];
  /** The same in what the answers gave, where the tree itself was written by hand. */
  generated?: readonly [now: string, then: string];
  /** Answers beside those that were given. */
  answers?: object;
}

/** Makes all versions of an agreement what an earlier library would have made of them. */
export async function makeOlder(db: Database, agreementId: string, older: Older): Promise<void> {
  const { clauses = {}, lawCatalogue, text, generated, answers = {} } = older;
  await db.transaction().execute(async (trx) => {
    // Versions never change: a trigger refuses it to everybody else.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      update agreement_versions set
        clause_versions = clause_versions || ${JSON.stringify(clauses)}::text::jsonb,
        library = 'earlier',
        law_catalogue_version = coalesce(${lawCatalogue ?? null}::text, law_catalogue_version),
        answers = answers || ${JSON.stringify(answers)}::text::jsonb
      where agreement_id = ${agreementId}`.execute(trx);
    for (const [column, replaced] of [
      ['tree', text],
      ['generated_tree', generated],
    ] as const) {
      if (replaced === undefined) continue;
      await sql`
        update agreement_documents
        set ${sql.id(column)} = replace(${sql.id(column)}::text, ${replaced[0]}, ${replaced[1]})::jsonb
        where version_id in (select id from agreement_versions where agreement_id = ${agreementId})`.execute(
        trx,
      );
    }
  });
}
