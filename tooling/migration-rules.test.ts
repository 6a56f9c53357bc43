import { expect, test } from 'vitest';
import { migrationTexts } from '../packages/server/src/platform/database/migrate.ts';
import { inspectMigration, lastFree, migrationRules } from './migration-rules.ts';

test('no migration removes what the previous version reads or writes', () => {
  const held = [...migrationTexts()].filter(([name]) => name > lastFree);
  expect(held.flatMap(([name, text]) => inspectMigration(text).map((found) => `${name}: ${found}`))).toEqual(
    [],
  );
});

const forbidden: Readonly<Record<string, readonly string[]>> = {
  drop: [
    'drop table sites;',
    'alter table sites\n  drop column name;',
    'drop function consent_write(text[]);',
    'alter table sites alter column name drop default;',
    'DROP TYPE mood;',
  ],
  rename: [
    'alter table sites rename to places;',
    'alter table sites rename column name to title;',
    'alter table sites rename name to title;',
    'alter type mood rename value a to b;',
  ],
  type: [
    'alter table sites alter column name type integer;',
    'alter table sites alter name set data type text;',
  ],
  'not null': ['alter table sites alter column name set not null;'],
  'required column': [
    'alter table sites add column place text not null;',
    "alter table sites add column a text default 'x', add column b text check (b in ('y, z')) not null;",
    'alter table sites add place text not null;',
  ],
  constraint: [
    'alter table sites add constraint c check (n > 0);',
    'alter table sites add constraint c unique (name);',
    'alter table sites add foreign key (n) references other (id);',
  ],
  'unique index': ['create unique index one on sites (name);'],
  emptying: ['truncate sites;'],
  'lock timeout': ["set local lock_timeout = '0';"],
};

test('each rule rejects a violation', () => {
  expect(Object.keys(forbidden)).toEqual(migrationRules.map(({ name }) => name));
  for (const [name, texts] of Object.entries(forbidden)) {
    const rule = migrationRules.find((one) => one.name === name);
    for (const text of texts) {
      expect([text, inspectMigration(`-- why\n${text}`)]).toEqual([
        text,
        [expect.stringContaining(rule?.because ?? '')],
      ]);
    }
  }
});

test.each([
  'create table places (id text not null, name text not null unique); alter table places add constraint c check (id > name);',
  'create table places (id text); create unique index one on places (id);',
  'alter table sites add column place text;',
  "alter table sites add column place text not null default '';",
  'alter table sites add column n bigint not null generated always as identity;',
  'alter table sites drop constraint sites_check;',
  'drop index sites_name; create index sites_name on sites (name, id);',
  "comment on table sites is 'drop table sites;';",
  "create or replace function f() returns int language sql as $$ drop table sites; select 'a;b' $$;",
  '-- drop table sites;\n/* rename to x; */ create index i on sites (name);',
])('allowed: %s', (text) => expect(inspectMigration(text)).toEqual([]));

test('removing what nobody reads needs a reason, which covers one statement', () => {
  const reason = "-- contract: no version since 0.2.0 reads it; that one's columns";
  expect(inspectMigration(`${reason}\nalter table sites drop column old;`)).toEqual([]);
  expect(inspectMigration(`${reason}\nalter table sites drop column old;\ndrop table sites;`)).toHaveLength(
    1,
  );
  expect(inspectMigration('-- contract:\ndrop table sites;')).toHaveLength(1);
});
