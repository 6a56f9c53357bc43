import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { installJobs } from '../platform/database/job-queues/install-jobs.ts';
import { createDatabase, dropDatabases } from './postgres-databases.ts';
import { templateDirectory } from './template.ts';

let cleanUp = async (): Promise<void> => {};

export async function setup(project: TestProject): Promise<void> {
  const server = testDatabaseUrl();
  cleanUp = server === undefined ? await setUpEmbedded(project) : await setUpPostgres(project, server);
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

async function setUpEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const template = await templateDirectory();
  const scratch = mkdtempSync(join(tmpdir(), 'clausewright-test-'));
  project.provide('databaseTemplate', { kind: 'embedded', template, scratch });
  return async () => rmSync(scratch, { recursive: true, force: true });
}

async function setUpPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const template = `clausewright_${process.pid}`;
  const url = await createDatabase(server, template);
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  await opened.database.migrate();
  await installJobs(opened.database.engine);
  await opened.database.close();
  project.provide('databaseTemplate', { kind: 'postgres', server, template });
  return () => dropDatabases(server, template);
}
