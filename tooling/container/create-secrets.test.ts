import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecrets } from './create-secrets.ts';

let app: string;
let database: string;
beforeEach(() => {
  [app, database] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'secrets-'))) as [string, string];
});
afterEach(() => {
  for (const folder of [app, database]) rmSync(folder, { recursive: true });
});
const everything = () =>
  [app, database].map((folder) =>
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
const passwordIn = (name: string) => new URL(readFileSync(join(app, name), 'utf8')).password;

test('secrets are created once, differ from one another, and the database gets those of the product', () => {
  expect(createSecrets(app, database)).toEqual({ ok: true, made: true });
  const made = everything();
  expect(createSecrets(app, database)).toEqual({ ok: true, made: false });
  expect(everything()).toEqual(made);
  const [serving, owner] = [passwordIn('database-url'), passwordIn('database-owner-url')];
  expect(new Set([serving, owner, readFileSync(join(app, 'secret-key'), 'utf8')]).size).toBe(3);
  expect(serving.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(join(database, 'owner-password'), 'utf8')).toBe(owner);
  expect(readFileSync(join(database, '10-serving-role.sql'), 'utf8')).toContain(`password '${serving}';`);
});

test('only the product can read its own secrets', () => {
  createSecrets(app, database);
  for (const name of readdirSync(app)) expect(statSync(join(app, name)).mode & 0o777).toBe(0o400);
});

test('an interrupted creation is restarted', () => {
  createSecrets(app, database);
  rmSync(join(app, 'complete'));
  rmSync(join(database, 'complete'));
  expect(createSecrets(app, database)).toEqual({ ok: true, made: true });
});

test('the database secrets are restored from the product’s, which are never recreated beside old ones', () => {
  createSecrets(app, database);
  const made = everything();
  for (const name of readdirSync(database)) rmSync(join(database, name));
  expect(createSecrets(app, database)).toEqual({ ok: true, made: true });
  expect(everything()).toEqual(made);
  for (const name of readdirSync(app)) rmSync(join(app, name));
  expect(createSecrets(app, database)).toMatchObject({ ok: false });
  expect(readdirSync(app)).toEqual([]);
});
