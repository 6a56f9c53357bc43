import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationTexts } from '../platform/database/migrate.ts';
import { openUnlocked } from '../platform/database/open-database.ts';
import { installJobs } from '../platform/database/job-queues/install-jobs.ts';

/** What a test file needs to make its own database. */
type DatabaseTemplate =
  | { kind: 'embedded'; template: string; scratch: string }
  | { kind: 'postgres'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/clausewright/', import.meta.url));

/** For NODE_COMPILE_CACHE: what Node compiled for one start of the program serves the next ones. */
export const compiledOnce = join(cache, 'compiled');

/**
 * A migrated directory of the embedded database, made once for each state of the migrations and kept:
 * copying and opening it costs a quarter of making one.
 */
export async function templateDirectory(): Promise<string> {
  const directory = join(cache, `database-${fingerprint()}`);
  if (existsSync(directory)) return directory;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'making-'));
  const database = await openUnlocked(join(work, 'postgres'), { durable: false });
  await database.migrate();
  await installJobs(database.engine);
  await database.close();
  try {
    renameSync(join(work, 'postgres'), directory);
  } catch (error) {
    // Another run was faster: its directory is as good.
    if (!existsSync(directory)) throw error;
  }
  rmSync(work, { recursive: true, force: true });
  return directory;
}

/** Copies the template to where a test may write. */
export function copyTemplate(template: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(template, target, { recursive: true });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [name, text] of migrationTexts()) hash.update(name).update(text);
  const sources = ['../platform/database/job-queues/queues.ts', '../../package.json'];
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
