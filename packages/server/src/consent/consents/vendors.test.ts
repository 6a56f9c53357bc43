import { limits, type VendorInput } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { planWorld, type Subscriber } from '../../billing/subscriptions/testing/plan-world.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { essential, someVendor } from './testing/some-vendor.ts';

const database = useTestDatabase();
const codes = ({ success, messages = [] }: Json): string[] =>
  success === true
    ? []
    : messages.map((one: Json) => (one['field'] ? `${one['field']} ${one['code']}` : one['code']));
const namesIn = (reply: Json): string[] => reply['data'].vendors.map(({ name }: VendorInput) => name);

const add = (who: Subscriber, id: string, vendors: readonly VendorInput[]) =>
  who.call('POST', `/privacy-consent/vendors/${id}`, { vendors });
const ofNumber = (number: number) => someVendor({ name: `Vendor ${number}`, catalogue_id: `v-${number}` });

test('vendors are added in order, all or none, and catalogue vendors once', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent();
  const [first, second] = await Promise.all([
    add(ada, id, [ofNumber(1), ofNumber(2), ofNumber(1)]),
    add(ada, id, [ofNumber(2), ofNumber(3)]),
  ]);
  expect([codes(first), codes(second)]).toEqual([[], []]);
  const listed = await ada.call('GET', `/privacy-consent/vendors/${id}`);
  expect(namesIn(listed).toSorted()).toEqual(['Vendor 1', 'Vendor 2', 'Vendor 3']);
  const { id: vendorId, ...stored } = listed['data'].vendors.find(({ name }: Json) => name === 'Vendor 1');
  expect(stored).toEqual({ ...ofNumber(1), active: true });
  const renamed = await add(ada, id, [{ ...ofNumber(1), name: 'Another name' }, someVendor()]);
  expect(namesIn(renamed)).toEqual([...namesIn(listed), 'Own statistics']);
  expect((await ada.call('GET', `/privacy-consent/vendor-details/${vendorId}`))['data']).toEqual({
    id: vendorId,
    ...stored,
  });
  const wrong = [
    someVendor({ type: 'ESSENTIAL' }),
    someVendor({ name: ' \t' }),
    someVendor({ company: 'A\u202Egro' }),
    someVendor({ about: { en: 'Two\nlines', de: 'A\u0007bell' } }),
    someVendor({ privacy_url: 'https://[' }),
  ];
  expect(codes(await add(ada, id, [ofNumber(9), ...wrong]))).toEqual([
    'answers-invalid',
    'vendors.1.type not-allowed',
    'vendors.2.name required',
    'vendors.2.name unusable-characters',
    'vendors.3.company unusable-characters',
    'vendors.4.about.de unusable-characters',
    'vendors.5.privacy_url wrong-format',
  ]);
  expect(namesIn(await ada.call('GET', `/privacy-consent/vendors/${id}`))).toEqual(namesIn(renamed));
  const decomposed = await add(ada, id, [someVendor({ name: 'Cafe\u0301' })]);
  expect(namesIn(decomposed).at(-1)).toBe('Caf\u00E9');
});

test('an essential vendor stays enabled, and no catalogue vendor is duplicated', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const { vendors } = (await add(ada, await ada.consent(), [essential, ofNumber(1), ofNumber(2)]))['data'];
  const [basket, one, two] = vendors.map(({ id }: Json) => id as string);
  const toggle = (id: string, active: boolean) =>
    ada.call('PUT', `/privacy-consent/vendor-toggle/${id}`, { active });
  const edit = (id: string, vendor: VendorInput) =>
    ada.call('PUT', `/privacy-consent/vendor-edit/${id}`, vendor);
  expect(codes(await toggle(basket, false))).toEqual(['answers-invalid', 'active not-allowed']);
  expect((await toggle(one, false))['data']).toMatchObject({ id: one, active: false });
  expect((await edit(one, { ...ofNumber(1), name: 'New name' }))['data']).toMatchObject({
    active: false,
    name: 'New name',
  });
  // What becomes essential runs.
  expect((await edit(one, essential))['data']).toEqual({ ...essential, id: one, active: true });
  expect(codes(await edit(one, ofNumber(2)))).toEqual(['answers-invalid', 'catalogue_id not-allowed']);
  expect(codes(await edit(two, ofNumber(2)))).toEqual([]);
  const gone = [ada.call('DELETE', `/privacy-consent/vendor-delete/${two}`), edit(two, ofNumber(3))];
  const [deleted = {}, edited = {}] = await Promise.all(gone);
  expect(codes(deleted)).toEqual([]);
  expect([[], ['not-found']]).toContainEqual(codes(edited));
  expect(codes(await toggle(two, true))).toEqual(['not-found']);
});

test('a banner has at most 500 vendors, also under concurrent additions', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const many = Array.from({ length: limits.vendors - 10 }, (_, index) => ofNumber(index));
  const tooMany = await ada.call('POST', '/privacy-consent/new', {
    request_id: crypto.randomUUID(),
    site_url: 'shop.example',
    vendors: Array.from({ length: limits.vendors + 1 }, (_, index) => ofNumber(index)),
  });
  expect(codes(tooMany)).toEqual(['vendors too-many']);
  const made = await ada.call('POST', '/privacy-consent/new', {
    request_id: crypto.randomUUID(),
    site_url: 'shop.example',
    vendors: many,
  });
  const id = made['data'].id as string;
  const batch = (from: number) => Array.from({ length: 10 }, (_, index) => ofNumber(1000 + from + index));
  const replies = await Promise.all([add(ada, id, batch(0)), add(ada, id, batch(10))]);
  expect(replies.map((reply) => codes(reply).join()).toSorted()).toEqual([
    '',
    'answers-invalid,vendors too-many',
  ]);
  expect((await add(ada, id, many.slice(0, 50)))['data'].vendors).toHaveLength(limits.vendors);
  expect((await ada.call('GET', '/privacy-consent/list'))['data'].consents).toMatchObject([
    { id, vendors: { total: limits.vendors, off: 0 } },
  ]);
});

test('accepts an order that names each vendor once, and rejects others', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent();
  const given = Array.from({ length: 6 }, (_, number) => ofNumber(number));
  const { vendors } = (await add(ada, id, given))['data'];
  const ids: string[] = vendors.map((vendor: Json) => vendor['id']);
  const order = (list: readonly string[]) =>
    ada.call('PUT', `/privacy-consent/update-vendors-order/${id}`, { order: list });
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 6 }), async (shuffled) => {
      const reply = await order(shuffled);
      expect(reply['data'].vendors.map((vendor: Json) => vendor['id'])).toEqual(shuffled);
    }),
    { numRuns: 8 },
  );
  const before = namesIn(await ada.call('GET', `/privacy-consent/vendors/${id}`));
  const [first = '', ...rest] = ids;
  expect(codes(await order(rest))).toEqual(['answers-invalid', 'order too-few']);
  for (const wrong of [
    [...ids, first],
    [...rest, 'x'.repeat(22)],
    [...ids, 'x'.repeat(22)],
  ]) {
    expect(codes(await order(wrong))).toEqual(['answers-invalid', 'order not-allowed']);
  }
  expect(namesIn(await ada.call('GET', `/privacy-consent/vendors/${id}`))).toEqual(before);

  const [ordered, deleted] = await Promise.all([
    order(ids),
    ada.call('DELETE', `/privacy-consent/vendor-delete/${first}`),
  ]);
  expect(codes(deleted)).toEqual([]);
  expect([[], ['answers-invalid', 'order not-allowed']]).toContainEqual(codes(ordered));
  const left = (await ada.call('GET', `/privacy-consent/vendors/${id}`))['data'].vendors;
  expect(left.map((vendor: Json) => vendor['id']).toSorted()).toEqual(rest.toSorted());
});
