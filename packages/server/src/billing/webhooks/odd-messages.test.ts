import {
  fakeNames,
  type FakeName as Name,
  type ProviderFakes,
  providerSettings,
  startProviderFakes,
} from '@clausewright/fakes/provider-fakes';
import { createStripeSignature } from '@clausewright/fakes/stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeWorld, type World } from '../../platform/http/testing/route-world.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase({ keep: true });
const running = new AsyncDisposableStack();
let world: World;
let fakes: ProviderFakes;
beforeAll(async () => {
  const clock = (): Date => world.ports.clock();
  fakes = await startProviderFakes(running, { clock });
  world = running.use(await routeWorld(database.db, { environment: providerSettings(fakes) }));
});
afterAll(() => running.disposeAsync());

type Headers = Record<string, string>;
interface Message {
  headers: Headers;
  body: Buffer;
}

const bytes = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text);
const seconds = (): number => Math.floor(world.ports.clock().getTime() / 1000);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A message that says it, rightly signed. */
const sign = (name: Name, body: string | Buffer): Message => fakes[name].sign(bytes(body));

const xml = (kind: string, id: string): string =>
  `<notification><kind>${kind}</kind><subject><transaction><id>${id}</id></transaction></subject></notification>`;

async function post(name: Name, { headers, body }: Message): Promise<number> {
  const url = `/webhooks/${name}`;
  return (await world.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}

const kept = () => database.db.selectFrom('provider_events').select('event_id').execute();
const errors = () => world.logged().match(/"level":(?:50|60)/g) ?? [];

/** Rightly signed by the provider, as after a fault of its own or with a stolen secret. */
const oddJson: readonly (string | Buffer)[] = [
  '',
  ' ',
  'not json',
  '{',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '[[[]]]',
  '{"events":{}}',
  '{"events":[null]}',
  '{"events":[{"id":7,"type":"a","data":{}}]}',
  '{"id":{},"type":"a","event_type":"a","resource":{},"livemode":false}',
  '{"id":"","type":"a","event_type":"a","resource":{},"livemode":false}',
  '{"id":1e999,"type":"a","event_type":"a","resource":{},"livemode":false}',
  `{"id":${'9'.repeat(5000)},"type":"a","event_type":"a","resource":{},"livemode":false}`,
  '{"id":"a","id":"b","type":"a","event_type":"a","resource":{},"livemode":false}',
  '{"id":"a","type":[],"event_type":[],"resource":[],"livemode":"no"}',
  '{"__proto__":{"id":"a","type":"a","event_type":"a","resource":{},"livemode":false,"events":[]}}',
  '{"constructor":{"prototype":{"id":"a"}},"events":[],"id":"a","event_type":"a","type":"a","resource":{},"livemode":false}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"events":[],"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '{"events":[]}\0',
  '\ufeff{"events":[]}',
  Buffer.from('{"events":[]}', 'utf16le'),
  Buffer.from('{"events":[],"a":"\xff"}', 'latin1'),
  Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  'a=1&b=2',
  '<xml/>',
];

const oddXml: readonly string[] = [
  '',
  'not xml',
  '<',
  '<a>',
  '{}',
  '<notification/>',
  '<notification><kind/></notification>',
  '<notification><kind></kind><subject/></notification>',
  '<other><kind>transaction_settled</kind></other>',
  '<notification><kind><a>b</a></kind><subject/></notification>',
  `<notification><kind>${'k'.repeat(201)}</kind><subject/></notification>`,
  '<notification><kind>a</kind><kind>b</kind><subject/></notification>',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><notification><kind>&b;</kind></notification>',
  '<__proto__><kind>transaction_settled</kind></__proto__>',
  '<notification>'.repeat(2000),
  '\0',
  xml('transaction_settled', '<a>b</a>'),
  xml('transaction_settled', 'a\0b'),
  xml('transaction_settled\0', 'a'),
];

const nulIn = (name: Name): string[] => {
  const text = fakes[name].writeMessage('a-nul-b');
  return [text.replace('a-nul-b', 'a\\u0000b'), text.replace('a-nul-b', 'a\\ud800b')];
};

/** Headers that no signature is in, or more than one, or half of one. */
const oddHeaders: Readonly<Record<'stripe' | 'paypal' | 'fastspring', (given: Headers) => Headers[]>> = {
  stripe: ({ 'stripe-signature': signature = '', ...rest }) => {
    const [, hex = ''] = /v1=([\da-f]+)/.exec(signature) ?? [];
    const old = createStripeSignature(
      fakes.stripe.writeMessage('evt_odd'),
      fakes.stripe.fake.webhookSecret,
      seconds() - 301,
    );
    const odd = [
      't=,v1=',
      't=',
      'v1=',
      '=',
      ',',
      't',
      't,v1',
      't=1',
      `v1=${hex}`,
      `t=,v1=${hex}`,
      `t=NaN,v1=${hex}`,
      `t=1e3,v1=${hex}`,
      `t=-1,v1=${hex}`,
      `t=${'9'.repeat(400)},v1=${hex}`,
      `t=${seconds()},v1=`,
      `t=${seconds()},v1=${hex.slice(1)}`,
      `t=${seconds()},v1=é${hex}`,
      `t=${seconds()},v0=${hex}`,
      `t=${seconds()},v1=${'z'.repeat(64)}`,
      `t=${seconds()}${`,v1=${'0'.repeat(64)}`.repeat(100)}`,
      `${signature}, ${signature}`,
      `__proto__=1,${signature}`,
      'constructor=1,toString=2',
      old,
    ];
    return [rest, ...odd.map((one) => ({ ...rest, 'stripe-signature': one }))];
  },
  paypal: (given) => {
    const names = Object.keys(given).filter((name) => name.startsWith('paypal-'));
    const without = names.map((name) =>
      Object.fromEntries(Object.entries(given).filter(([other]) => other !== name)),
    );
    const spoilt = names.flatMap((name) =>
      ['', ' ', 'x'.repeat(501), `${given[name]}, ${given[name]}`, '__proto__', '{"a":1}', '"', '\\'].map(
        (value) => ({ ...given, [name]: value }),
      ),
    );
    const times = ['0', '9'.repeat(300), '1970-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z'];
    return [
      ...without,
      // PayPal checks what the name of the algorithm means, the stand-in does not.
      ...spoilt.filter((one) => one['paypal-auth-algo'] === given['paypal-auth-algo']),
      ...times.map((time) => ({ ...given, 'paypal-transmission-time': time })),
    ];
  },
  fastspring: ({ 'x-fs-signature': signature = '', ...rest }) => {
    const odd = ['', '=', '====', 'AAAA', `${signature}, ${signature}`, `${signature}=`, signature.slice(1)];
    odd.push(`*${signature}`, signature.toLowerCase(), 'x'.repeat(4000), 'é', '__proto__');
    return [rest, ...odd.map((one) => ({ ...rest, 'x-fs-signature': one }))];
  },
};

let faultsBefore = 0;
beforeEach(async () => {
  await database.db.deleteFrom('provider_events').execute();
  faultsBefore = errors().length;
});

async function refuses(name: Name, messages: readonly Message[]): Promise<void> {
  for (const message of messages) {
    const about = [message.headers, message.body.toString('latin1').slice(0, 120)];
    expect([...about, await post(name, message)]).toEqual([...about, 400]);
  }
  expect(await kept()).toEqual([]);
  expect(errors()).toHaveLength(faultsBefore);
}

const fine = (name: Name, id: string): Message => sign(name, fakes[name].writeMessage(id));

test.each(fakeNames)('%s: unmodified test messages are valid', async (name) => {
  const message = fine(name, 'event-1');
  expect([await post(name, message), await post(name, message)]).toEqual([200, 200]);
  expect(await kept()).toHaveLength(1);
});

// Braintree writes XML into a form.
test.each(fakeNames.filter((name) => name !== 'braintree'))(
  '%s: malformed bodies are rejected despite a valid signature',
  async (name) => {
    await refuses(
      name,
      [...oddJson, ...nulIn(name)].map((text) => sign(name, text)),
    );
  },
);

test('braintree: malformed bodies are rejected despite a valid signature', async () => {
  await refuses(
    'braintree',
    oddXml.map((text) => sign('braintree', text)),
  );
});

test.each(['stripe', 'paypal', 'fastspring'] as const)('%s: malformed headers are rejected', async (name) => {
  const { headers, body } = fine(name, 'evt_odd');
  await refuses(
    name,
    oddHeaders[name](headers).map((odd) => ({ headers: odd, body })),
  );
});

test('braintree: malformed forms are rejected', async () => {
  const { body } = fine('braintree', 'a');
  const fields = new URLSearchParams(body.toString());
  const [signature = '', payload = ''] = [fields.get('bt_signature'), fields.get('bt_payload')].map(String);
  const [key = '', digest = ''] = signature.split('|');
  const other = (changed: Record<string, string>): string =>
    new URLSearchParams({ bt_signature: signature, bt_payload: payload, ...changed }).toString();
  const forms = [
    '',
    '&',
    '=',
    'bt_signature',
    'bt_payload=',
    `bt_payload=${encodeURIComponent(payload)}`,
    `bt_signature=${encodeURIComponent(signature)}`,
    ...['', '|', '||', key, digest, `|${digest}`, `${key}|`, `${key}|é`, `${digest}|${key}`].map((odd) =>
      other({ bt_signature: odd }),
    ),
    ...[`${key}|${digest.slice(1)}`, `other|${digest}`, 'a|b&'.repeat(500), '__proto__|constructor'].map(
      (odd) => other({ bt_signature: odd }),
    ),
    ...['', '\0', `${payload}x`, '*', '%', 'A'.repeat(100_000)].map((odd) => other({ bt_payload: odd })),
    `bt_signature=x&bt_payload=y&${body.toString()}`,
    '%00=%ff&%ZZ',
    '{"bt_signature":"a"}',
  ];
  await refuses(
    'braintree',
    forms.map((one) => ({ headers: form, body: Buffer.from(one) })),
  );
});

test('rejects other encodings, charsets and oversized bodies before parsing', async () => {
  for (const name of fakeNames) {
    const { headers, body } = fine(name, 'event-1');
    const said = (more: Headers, payload = body) =>
      post(name, { headers: { ...headers, ...more }, body: payload });
    expect([name, await said({ 'content-type': `${headers['content-type']}; charset=utf-16` })]).toEqual([
      name,
      415,
    ]);
    expect([name, await said({ 'content-encoding': 'gzip' })]).toEqual([name, 415]);
    expect([name, await said({ 'content-type': ';;;/,' })]).toEqual([name, 415]);
    expect([name, await said({}, Buffer.alloc(1024 * 1024 + 1, 97))]).toEqual([name, 413]);
  }
  expect(await kept()).toEqual([]);
  expect(errors()).toHaveLength(faultsBefore);
});

test('does not ask PayPal about a certificate hosted elsewhere', async () => {
  const { headers, body } = fine('paypal', 'event-1');
  const asked = fakes.paypal.fake.calls.length;
  const elsewhere = [
    'http://api.paypal.com/cert',
    'https://api.paypal.com.evil.example/cert',
    'https://evilpaypal.com/cert',
    'https://api.paypal.com@evil.example/cert',
    'https://api.paypal.com:8443/cert',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/cert',
    'file:///etc/passwd',
    '//api.paypal.com/cert',
    'gopher://api.paypal.com/',
  ];
  await refuses(
    'paypal',
    elsewhere.map((url) => ({ headers: { ...headers, 'paypal-cert-url': url }, body })),
  );
  expect(fakes.paypal.fake.calls).toHaveLength(asked);
});
