import { randomUUID } from 'node:crypto';
import type { TablePreview } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { acting, codeOf, himself, organisationOf } from '../customers/organisations/testing/organisation.ts';
import { type Customer, service } from '../customers/sessions/testing/customer.ts';
import { orderScan } from '../scans/order-scan.ts';
import { orderWantedScans } from '../scans/wanted/order-wanted-scans.ts';
import { countedQueries } from '../testing/counted-queries.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { importTable } from './import-table.ts';
import { previewTable } from './preview-table.ts';

const database = useTestDatabase();

/** What an account does with tables over HTTP. */
function tables(call: Customer['call']) {
  const preview = async (text: string): Promise<TablePreview> => {
    const reply = await call('POST', '/website/table/preview', { text });
    expect(codeOf(reply)).toBe('ok');
    return reply.json['data'] as TablePreview;
  };
  const press = (text: string, shown: string, id: string = randomUUID()) =>
    call('POST', '/website/table/import', { request_id: id, preview: shown, text });
  const take = async (text: string) => {
    const reply = await press(text, (await preview(text)).preview);
    expect(codeOf(reply)).toBe('ok');
    return reply.json['data'].counts as TablePreview['counts'];
  };
  const own = async (): Promise<string> => (await call('GET', '/website/table')).json['data'].text;
  const names = async (): Promise<string[]> => {
    const { json } = await call('GET', '/website/states?sort=name');
    return json['data'].websites.map(({ name }: { name: string }) => name);
  };
  return { preview, press, take, own, names };
}

const entries = (ownerId: string) =>
  database.db
    .selectFrom('activity')
    .select(['object_name as name', 'actor_id as actor'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'websites-imported')
    .execute();

const first =
  'address;name;company;scan\nBücher.example;Bücher;"=ACME; GmbH";yes\nshop.example;Shop;;\nlocalhost;;;\n';

test('a table makes what its preview shows, once, and what comes out goes in again without a change', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const { preview, press, own, names } = tables(himself(ada));
  const shown = await preview(first);
  expect(shown).toMatchObject({
    encoding: 'utf-8',
    separator: 'semicolon',
    columns: ['address', 'name', 'company', 'scan'],
    counts: { made: 2, changed: 0, removed: 0, same: 0, refused: 1, scans: 1 },
    rows: [
      { row: 2, address: 'bücher.example', outcome: 'made', scan: true },
      { row: 3, outcome: 'made', changes: [{ column: 'name', from: '', to: 'Shop' }] },
      {
        row: 4,
        address: 'localhost',
        outcome: 'refused',
        faults: [{ column: 'address', code: 'site-refused' }],
      },
    ],
  });
  expect(await names()).toEqual([]);
  const id = randomUUID();
  for (const _ of [1, 2]) {
    const pressed = await press(first, shown.preview, id);
    expect(pressed.json['data']).toEqual({ counts: shown.counts });
  }
  expect(await names()).toEqual(['shop.example', 'bücher.example']);
  expect(await entries(ada.id)).toEqual([{ name: '+2 ~0 -0', actor: ada.id }]);
  const text = await own();
  expect(text).toContain(`"'=ACME; GmbH"`);
  expect((await preview(text)).counts).toEqual({
    made: 0,
    changed: 0,
    removed: 0,
    same: 2,
    refused: 0,
    scans: 0,
  });
});

test('a press after something else has changed does nothing', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const { preview, press, take, names } = tables(himself(ada));
  const text = 'address,name\na.example,One\n';
  const early = await preview(text);
  expect(codeOf(await press(`${text}b.example,Two\n`, early.preview))).toBe('table-changed');
  expect(await take(text)).toMatchObject({ made: 1 });
  // What was shown before another table is none of now, even where things are as they were then.
  expect(codeOf(await press(text, early.preview))).toBe('table-changed');
  const change = 'address,name\na.example,Other\n';
  const shown = await preview(change);
  expect(shown.rows).toMatchObject([{ outcome: 'changed', changes: [{ from: 'One', to: 'Other' }] }]);
  const pressed = await Promise.all([press(change, shown.preview), press(change, shown.preview)]);
  expect(pressed.map((reply) => String(codeOf(reply))).toSorted()).toEqual(['ok', 'table-changed']);
  expect(await names()).toEqual(['a.example']);
  expect(await take('address,name\na.example,\n')).toMatchObject({ changed: 1 });
  expect(await take('address\na.example\n')).toMatchObject({ same: 1 });
});

test('who may write for all websites may use tables, for an organisation too', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const bob = await shop.customer();
  const organisation = await organisationOf(ada);
  const forIt = tables(acting(shop, ada, organisation));
  expect(await forIt.take('address\na.example\n')).toMatchObject({ made: 1 });
  expect(await entries(organisation)).toEqual([{ name: '+1 ~0 -0', actor: ada.id }]);
  expect(await tables(himself(ada)).names()).toEqual([]);
  const call = acting(shop, bob, organisation);
  expect(codeOf(await call('POST', '/website/table/preview', { text: first }))).toBe('not-a-member');
  const member = (role: string, websites: readonly string[] | null) =>
    database.db
      .insertInto('members')
      .values({
        organisation_id: organisation,
        person_id: bob.id,
        role: role as 'editor',
        website_ids: websites === null ? null : [...websites],
        joined_at: shop.clock(),
      })
      .onConflict((row) =>
        row.columns(['organisation_id', 'person_id']).doUpdateSet((eb) => ({
          role: eb.ref('excluded.role'),
          website_ids: eb.ref('excluded.website_ids'),
        })),
      )
      .execute();
  const { id } = await database.db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', organisation)
    .executeTakeFirstOrThrow();
  const codes: unknown[] = [];
  for (const [role, websites] of [
    ['editor', null],
    ['editor', [id]],
    ['client', [id]],
    ['reviewer', null],
    ['billing', null],
  ] as const) {
    await member(role, websites);
    codes.push(codeOf(await call('POST', '/website/table/preview', { text: first })));
  }
  expect(codes).toEqual(['ok', 'member-website', 'member-website', 'member-role', 'member-role']);
});

test('a website that nothing hangs on any more is made, and one of others is nobody’s business', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const bob = await shop.customer();
  await tables(himself(bob)).take('address,name\na.example,Of Bob\n');
  const { preview, take, names } = tables(himself(ada));
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const ordered = await orderScan({ ...shop.ports, siteNetworks: [] }, { session, address: 'a.example' });
  expect((await preview('address\na.example')).rows).toMatchObject([{ outcome: 'same' }]);
  await database.db
    .deleteFrom('scans')
    .where('id', '=', ordered.ok ? ordered.value.id : '')
    .execute();
  expect(await names()).toEqual([]);
  const again = await preview('address,name\na.example,Mine');
  expect(again.rows).toMatchObject([{ outcome: 'made', changes: [{ from: '', to: 'Mine' }] }]);
  await take('address,name\na.example,Mine');
  expect(await names()).toEqual(['a.example']);
});

test('looks wait for their turn, and leave some to whoever asks at once', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const { preview, take } = tables(himself(ada));
  const text = `address,scan\n${Array.from({ length: 50 }, (_, at) => `s${at}.example,yes`).join('\n')}`;
  expect(await take(text)).toMatchObject({ made: 50, scans: 50 });
  expect((await preview(text)).counts).toMatchObject({ same: 50, scans: 0 });
  expect(await orderWantedScans(shop.ports)).toBe(2);
  expect(await orderWantedScans(shop.ports)).toBe(0);
  const finish = () =>
    database.db
      .updateTable('scans')
      .set({ state: 'failed', failure: 'stopped', finished_at: shop.clock() })
      .execute();
  let today = 2;
  for (let round = 0; round < 20; round += 1) {
    await finish();
    today += await orderWantedScans(shop.ports);
  }
  expect(today).toBe(30);
  shop.clock.advance(86_400_001);
  expect(await orderWantedScans(shop.ports)).toBe(2);
});

test('nothing is half done: a write that fails leaves everything as it was', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const { preview, press, names } = tables(himself(ada));
  const text = 'address,scan\na.example,yes\n';
  const shown = await preview(text);
  const failing = {
    ...shop.ports,
    siteNetworks: [],
    enqueue: async () => {
      throw new Error('no queue');
    },
  };
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const body = { request_id: randomUUID(), preview: shown.preview, text };
  await expect(importTable(failing, { session, body })).rejects.toThrow('no queue');
  expect(await names()).toEqual([]);
  expect(codeOf(await press(text, shown.preview))).toBe('ok');
});

test('a file in another encoding is read; what is too large or neither is refused', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const ask = async (body: object) => ada.call('POST', '/website/table/preview', body);
  const file = Buffer.from('address\tname\nkäse.example\tKäse\n', 'latin1').toString('base64');
  expect((await ask({ file })).json['data']).toMatchObject({
    encoding: 'windows-1252',
    separator: 'tab',
    rows: [{ address: 'käse.example', changes: [{ to: 'Käse' }] }],
  });
  expect(codeOf(await ask({}))).toBe('answers-invalid');
  expect(codeOf(await ask({ file, text: 'address' }))).toBe('answers-invalid');
  expect(codeOf(await ask({ text: `address\n${'a'.repeat(2_000_000)}` }))).toBe('table-too-large');
  expect(codeOf(await ask({ text: `address\n${'a.example\n'.repeat(100_000)}` }))).toBe('table-too-long');
});

test('five hundred websites take as many questions to the database as one', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const counted = countedQueries(database.db);
  const ports = { ...shop.ports, db: counted.db, siteNetworks: [] };
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const cost = async (rows: number, of: string) => {
    const line = (_: unknown, at: number) =>
      `${of}${at}.example,Shop ${at},de en,Muster ${at} GmbH,DE,a@b.example,yes`;
    const text = `address,name,languages,company,country,email,scan\n${Array.from({ length: rows }, line).join('\n')}`;
    const begun = performance.now();
    const queries = await counted.during(async () => {
      const shown = await previewTable(ports, { session, language: 'en', body: { text } });
      if (!shown.ok) throw new Error(shown.reason);
      const body = { request_id: randomUUID(), preview: shown.value.preview, text };
      expect(await importTable(ports, { session, body })).toMatchObject({
        ok: true,
        value: { counts: { made: rows } },
      });
    });
    return { queries, ms: performance.now() - begun };
  };
  const one = await cost(1, 'one');
  const many = await cost(500, 'many');
  expect(many.queries).toBe(one.queries);
  // Of the 60 s that 500 may take.
  expect(many.ms).toBeLessThan(10_000);
});

test('what a table put into the list a table takes off again, unless something hangs on it', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const { preview, take, names } = tables(himself(ada));
  await take('address,name,scan\na.example,A,yes\nb.example,B,\n');
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  await orderScan({ ...shop.ports, siteNetworks: [] }, { session, address: 'b.example' });
  const text = 'address,remove\na.example,yes\nb.example,yes\nc.example,yes\n';
  expect((await preview(text)).rows).toMatchObject([
    { outcome: 'removed', changes: [{ column: 'name', from: 'A', to: '' }] },
    { outcome: 'refused', faults: [{ column: 'remove', code: 'website-in-use' }] },
    { outcome: 'same' },
  ]);
  expect(await take(text)).toMatchObject({ removed: 1, refused: 1, same: 1 });
  expect(await names()).toEqual(['b.example']);
  expect(await orderWantedScans(shop.ports)).toBe(0);
  expect((await preview('address\na.example\n')).rows).toMatchObject([{ outcome: 'made', changes: [] }]);
});

test('a key needs the scope to write, that to look where a row wants so, and all websites', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  await tables(himself(ada)).take('address\na.example\n');
  const { id } = await database.db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', ada.id)
    .executeTakeFirstOrThrow();
  const asked = async (scopes: readonly string[], websites: readonly string[] | null) => {
    const wanted = { name: 'Build', scopes, websites, days: 30, password: ada.password };
    const made = await ada.call('POST', '/customer/api-keys', wanted);
    const token = made.json['data'].secret as string;
    const call: Customer['call'] = (method, path, body) => shop.call(method, path, body, { token });
    const shown = await call('POST', '/website/table/preview', { text: first });
    const [row] = (shown.json['data'] as TablePreview | undefined)?.rows ?? [];
    const faults = row?.faults.map(({ code }) => code);
    return [codeOf(await call('GET', '/website/table')), codeOf(shown), faults];
  };
  expect(await asked(['read', 'write'], null)).toEqual(['ok', 'ok', ['key-scope']]);
  expect(await asked(['read', 'write', 'scan'], null)).toEqual(['ok', 'ok', []]);
  expect(await asked(['read', 'publish', 'scan'], null)).toEqual(['ok', 'key-scope', undefined]);
  expect(await asked(['read', 'write'], [id])).toEqual(['key-website', 'key-website', undefined]);
});
