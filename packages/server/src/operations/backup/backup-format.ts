/** The file of a backup: gzip over lines of JSON. docs/backup.md describes it for whoever reads one by hand. */
import { z } from 'zod';

export const formatName = 'clausewright-backup/1';

const bytes = z.base64().max(10_000);
const sealedSchema = z.strictObject({ salt: bytes, iv: bytes, tag: bytes, content: bytes });
const name = z.string().min(1).max(63);

/** First line: what the rows are, and where they come from. */
export const headSchema = z.object({
  format: z.literal(formatName),
  made_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Of the schema that the rows fit, in order. */
  migrations: z.array(z.string().regex(/^\d{4}-[\w-]{1,80}$/)).min(1),
  secret: z.strictObject({
    /** Tells whether a secret is that of the backup, without saying anything of it. */
    id: z.string().regex(/^[\da-f]{16}$/),
    /** The secret under a passphrase; the signing key of the consent log follows from it. */
    sealed: z.nullable(sealedSchema),
  }),
  /** Where counters of identity columns stand. */
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^\d{1,19}$/), used: z.boolean() })),
  /** First days of the months that the consent log has partitions for. */
  months: z.array(z.iso.date()),
});

/** Before the rows of a table, which follow as one JSON array of texts or null each. */
export const tableSchema = z.strictObject({ table: name, columns: z.array(name).min(1) });

/** After them. */
export const tableEndSchema = z.strictObject({
  rows: z.int().min(0),
  /** Sum, modulo 2^256, of the SHA-256 of each line: the same in whatever order the rows come. */
  digest: z.string().regex(/^[\da-f]{64}$/),
});

/** Last line. */
export const endSchema = z.strictObject({
  tables: z.int().min(0),
  rows: z.int().min(0),
  consent_log: z.nullable(
    z.strictObject({ sealed: z.string(), last_day: z.nullable(z.string()), root: z.nullable(z.string()) }),
  ),
  /** Of all that stands before this line. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

export type Head = z.output<typeof headSchema>;
export type SealedSecret = z.output<typeof sealedSchema>;
export type TableHead = z.output<typeof tableSchema>;
export type TableEnd = z.output<typeof tableEndSchema>;
export type End = z.output<typeof endSchema>;
