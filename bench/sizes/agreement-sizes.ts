/** An agreement: its rows, its texts and files in six languages, and the CPU for making them. */
import { randomUUID } from 'node:crypto';
import { formats } from '@clausewright/contract';
import { languages } from '@clausewright/contract/languages';
import { PdfRenderer } from '@clausewright/documents';
import { sql } from 'kysely';
import { createAgreement } from '../../packages/server/src/documents/agreements/create-agreement.ts';
import { renderFiles } from '../../packages/server/src/documents/agreements/render-files.ts';
import { frenchService } from '../../packages/server/src/documents/agreements/testing/french-service.ts';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';
import { type Row, round } from '../figure.ts';
import { cloneRows } from './clone-rows.ts';
import { bytes, cpuSince, milliseconds, rowsAndBytes, logProgress } from './relation-sizes.ts';

const agreements = Number(process.env['AGREEMENTS'] ?? 1e4);
/** Files take some 100 times what their rows do: fewer agreements have them. */
const withFiles = Math.ceil(agreements / 100);
/** Agreements that are really made, and whose making is timed. */
const made = 5;
const clock = () => new Date();

export async function measureAgreementSizes({ db, slow }: Record<'db' | 'slow', Database>): Promise<Row[]> {
  const ports = {
    db,
    clock,
    enqueue: async () => {},
    mode: 'development' as const,
    secret: new Uint8Array(32),
    publicUrl: 'http://localhost',
    documentsUrl: 'http://localhost',
    operatorName: 'Clausewright',
    operator: { email: undefined, country: undefined },
  };
  await using pdf = new PdfRenderer();
  logProgress(`${made} agreements in ${languages.length} languages, with all files`);
  const cpu: { create: number[]; files: number[] } = { create: [], files: [] };
  let version = '';
  for (let turn = 0; turn < made; turn += 1) {
    const create = process.cpuUsage();
    const saved = await createAgreement(ports, {
      requestId: randomUUID(),
      requestSecret: undefined,
      type: 'PRIVACY_POLICY',
      answers: { ...frenchService, website_name: `Shop ${turn}`, document_languages: [...languages] },
      language: 'en',
      freeOnly: false,
      forReview: false,
      premium: false,
      ownerId: null,
    });
    if (!saved.ok) throw new Error(`no agreement: ${saved.reason}`);
    cpu.create.push(cpuSince(create));
    const { id } = await db
      .selectFrom('agreement_versions')
      .select('id')
      .where('agreement_id', '=', saved.value.agreement_id)
      .executeTakeFirstOrThrow();
    version = id;
    const files = process.cpuUsage();
    await renderFiles({ db, clock, pdf }, version);
    cpu.files.push(cpuSince(files));
  }
  const tables = ['sites', 'agreements', 'agreement_versions', 'agreement_documents', 'files'] as const;
  const first = Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await rowsAndBytes(slow, table)] as const)),
  );
  logProgress(`${agreements} agreements like the last one, ${withFiles} of them with files`);
  await clone(slow, version);
  const grown = new Map<string, { rows: number; bytes: number }>();
  for (const table of tables) {
    const now = await rowsAndBytes(slow, table);
    const then = first[table];
    grown.set(table, {
      rows: now.rows - (then?.rows ?? 0),
      bytes: now.bytes - (then?.bytes ?? 0),
    });
  }
  const of = (table: (typeof tables)[number]) => grown.get(table) ?? { rows: 0, bytes: 0 };
  const perFile = await sql<{ format: string; bytes: number }>`
    select format, avg(pg_column_size(content))::float8 as bytes from files where version_id = ${version}
    group by 1`.execute(slow);
  const documents = made * languages.length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    bytes(
      'agreement without its texts: row, site and version',
      (of('sites').bytes + of('agreements').bytes + of('agreement_versions').bytes) / agreements,
      { agreements },
    ),
    bytes(
      'text of an agreement in one language',
      of('agreement_documents').bytes / of('agreement_documents').rows,
      {
        rows: of('agreement_documents').rows,
      },
    ),
    bytes('file of an agreement, mean of five formats', of('files').bytes / of('files').rows, {
      rows: of('files').rows,
      ...Object.fromEntries(perFile.rows.map(({ format, bytes: each }) => [format, round(each)])),
    }),
    milliseconds('CPU for writing an agreement, for each language', sum(cpu.create) / documents, {
      documents,
    }),
    milliseconds(
      'CPU for the files of an agreement, for each file',
      sum(cpu.files) / documents / formats.length,
      {
        files: documents * formats.length,
      },
    ),
  ];
}

async function clone(db: Database, version: string): Promise<void> {
  const named = sql`'like' || lpad(n::text, 18, '0')`;
  const { agreement, site } = await db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreements as a', 'a.id', 'v.agreement_id')
    .select(['a.id as agreement', 'a.site_id as site'])
    .where('v.id', '=', version)
    .executeTakeFirstOrThrow();
  const like = (id: string, count = agreements) => ({ where: sql`t.id = ${id}`, count });
  await cloneRows(db, 'sites', { ...like(site), columns: { id: named } });
  await cloneRows(db, 'agreements', {
    ...like(agreement),
    columns: {
      id: named,
      site_id: named,
      request_id: sql`gen_random_uuid()`,
      live_token: named,
      current_version_id: sql`null`,
    },
  });
  await cloneRows(db, 'agreement_versions', {
    ...like(version),
    columns: { id: named, agreement_id: named },
  });
  await cloneRows(db, 'agreement_documents', {
    where: sql`t.version_id = ${version}`,
    count: agreements,
    columns: { version_id: named },
  });
  await cloneRows(db, 'files', {
    where: sql`t.version_id = ${version}`,
    count: withFiles,
    columns: { id: sql`substr(md5(t.id || n), 1, 22)`, version_id: named },
  });
}
