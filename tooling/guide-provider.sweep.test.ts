/** A payment provider, added as docs/extending.md says, and what names each part that is missing. */
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type TreeCopy } from './tree-copy.ts';

let tree: TreeCopy;
beforeAll(() => {
  tree = copyTree();
  // The lists and what reads them: the whole program takes a minute.
  write(
    'lists.json',
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { module: 'preserve', moduleResolution: 'bundler' },
      include: [
        'packages/server/src/platform/config/config-payment-providers.ts',
        'packages/server/src/billing/providers/configured-providers.ts',
        'packages/web/app/payment-providers/providers.ts',
        'packages/web/app/payment-providers/braintree/braintree-web.d.ts',
        'packages/fakes/src/provider-fakes.ts',
      ],
    }),
  );
}, 120_000);
afterAll(() => tree.remove(), 120_000);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree.root, path)), { recursive: true });
  writeFileSync(join(tree.root, path), text);
}

function check(): void {
  tree.run('tsc', '--noEmit', '-p', 'lists.json');
}

function faultsOf(run: () => void): string {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
}

const lists = {
  contract: 'packages/contract/src/processors/registered-processors.ts',
  settings: 'packages/server/src/platform/config/payment-providers/registered-settings.ts',
  server: 'packages/server/src/billing/providers/registered-providers.ts',
  app: 'packages/web/app/payment-providers/registered-providers.ts',
  fakes: 'packages/fakes/src/registered-fakes.ts',
};

function register(list: string, from: string): void {
  appendFileSync(join(tree.root, list), `export { mollie } from '${from}';\n`);
}

const adapter = `
import type { PaymentConfig } from '../../../platform/config/config-payments.ts';
import type { PaymentProvider } from '../../provider-interface/provider.ts';

const away = { ok: false, reason: 'unreachable' } as const;

export function createMollieProvider(_: NonNullable<PaymentConfig['mollie']>): PaymentProvider {
  return {
    processor: 'mollie',
    kinds: ['checkout'],
    test: false,
    sellerOfRecord: false,
    live: true,
    minimum: () => 1,
    start: async () => away,
    pay: async () => away,
    read: async () => away,
    refund: async () => ({ ...away, message: '' }),
    cancel: async () => away,
    contentSources: { script: [], frame: [], connect: [], img: [] },
  };
}
`;

const parts: Record<string, string> = {
  'packages/server/src/platform/config/payment-providers/mollie.ts': `
import { secretField } from '../define-field.ts';
import { apiUrlField, defineProviderSettings, providerKey } from './provider-settings.ts';

export const mollie = defineProviderSettings({
  name: 'Mollie',
  fields: {
    MOLLIE_API_KEY: secretField(providerKey, 'Mollie API key.'),
    MOLLIE_API_URL: apiUrlField('Mollie API'),
  },
  keys: { apiKey: 'MOLLIE_API_KEY' },
  rest: ({ MOLLIE_API_URL: apiUrl }) => ({ apiUrl }),
  apiUrl: 'MOLLIE_API_URL',
  takesCards: false,
  isTest: ({ apiKey }) => apiKey.startsWith('test_'),
  findFaults: () => [],
  listVendors: () => ['mollie'],
});
`,
  'packages/server/src/billing/providers/mollie/mollie.ts': adapter,
  'packages/server/src/billing/providers/mollie/registration.ts': `
import type { ProviderRegistration } from '../../provider-interface/provider-registration.ts';

export const mollie: ProviderRegistration<'mollie'> = {
  async load(settings) {
    const { createMollieProvider } = await import('./mollie.ts');
    return () => createMollieProvider(settings);
  },
};
`,
  'packages/web/app/payment-providers/mollie/mollie.ts': `
import type { ProviderForm } from '../provider-form.ts';

export function createMollieForm(): ProviderForm {
  return {
    mount: async () => true,
    async submit(open) {
      const opened = await open();
      if (opened?.client?.processor === 'mollie') location.assign(opened.client.checkout_url);
      return { ok: false, reason: 'closed' };
    },
    close: () => {},
  };
}
`,
  'packages/web/app/payment-providers/mollie/registration.ts': `
import type { ProviderRegistration } from '../provider-registration.ts';

export const mollie: ProviderRegistration = {
  name: 'Mollie',
  loadForm: async () => (await import('./mollie.ts')).createMollieForm,
};
`,
  'packages/fakes/src/mollie/mollie-fake.ts': `
import { type FakeServer, startFakeServer } from '../fake-server.ts';

export function startMollieFake(): Promise<FakeServer> {
  return startFakeServer(() => ({ status: 404, body: '' }));
}
`,
  'packages/fakes/src/mollie/registration.ts': `
import type { FakeServer } from '../fake-server.ts';
import type { ProviderFake } from '../provider-fake.ts';
import { startMollieFake } from './mollie-fake.ts';

export const mollie: ProviderFake<FakeServer> = {
  start: startMollieFake,
  getSettings: ({ url }) => ({ MOLLIE_API_URL: url, MOLLIE_API_KEY: 'test_key' }),
  writeMessage: (id) => JSON.stringify({ id }),
  sign: (_, body) => ({ headers: { 'content-type': 'application/json' }, body }),
};
`,
};

test('a name in the contract alone is an error of each list of the server and the app', () => {
  const own = 'packages/contract/src/processors/mollie.ts';
  write(
    own,
    `import * as z from 'zod/mini';\n\nexport const mollie = z.object({ processor: z.literal('mollie'), checkout_url: z.string() });\n`,
  );
  register(lists.contract, './mollie.ts');
  const faults = faultsOf(check);
  for (const list of ['config-payment-providers', 'configured-providers', 'payment-providers/providers'])
    expect(faults).toMatch(
      new RegExp(String.raw`${list}\.ts\(\d+,\d+\): error TS\d+: Property 'mollie' is missing`, 'u'),
    );
});

test('its folders and five lines are enough for the compiler', () => {
  for (const [path, text] of Object.entries(parts)) write(path, text.trimStart());
  register(lists.settings, './mollie.ts');
  for (const list of [lists.server, lists.app, lists.fakes]) register(list, './mollie/registration.ts');
  check();
  const elsewhere = tree
    .changed()
    .filter((path) => !/\/mollie(?:\/|\.ts$)/u.test(path) && path !== 'lists.json');
  expect(elsewhere).toEqual(Object.values(lists).toSorted());
});

test('what no type says is a failure that names it', () => {
  const file = 'packages/server/src/billing/providers/registered-providers.test.ts';
  const run = (): void => tree.run('vitest', 'run', '--project', 'server', file);
  expect(run).toThrow(/a migration lets the tables hold payments and saved methods of every provider/u);
  const migrations = 'packages/server/src/platform/database/migrations';
  const number = String(readdirSync(join(tree.root, migrations)).length + 1).padStart(4, '0');
  const names = "'sandbox', 'stripe', 'braintree', 'paypal', 'fastspring', 'mollie', 'operator', 'none'";
  write(
    `${migrations}/${number}-mollie.sql`,
    ['transactions', 'payment_methods']
      .map(
        (table) =>
          `alter table ${table} drop constraint ${table}_processor_check;\nalter table ${table} add constraint ${table}_processor_check check (processor in (${names}));\n`,
      )
      .join(''),
  );
  run();
});
