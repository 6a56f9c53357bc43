/** Whether the tests of payments see it when a safeguard is gone; `node` runs them on a copy without it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';

const root = join(import.meta.dirname, '../../../../..');
const billing = 'packages/server/src/billing';

interface Mutation {
  without: string;
  file: string;
  remove: string;
  put: string;
  /** The test that must fail then. */
  seenBy: { file: string; test: string };
}

const mutations: readonly Mutation[] = [
  {
    without: 'the amount check',
    file: `${billing}/settlement/settle.ts`,
    remove: "return captured > 0 && captured !== amount ? 'amount' : null;",
    put: 'return captured > 0 && amount < 0 ? "amount" : null;',
    seenBy: {
      file: `${billing}/faults/tamper.test.ts`,
      test: '7: an intent whose amount was changed at Stripe is held, never completed',
    },
  },
  {
    without: 'the lock of the item',
    file: 'packages/server/src/documents/records/agreement-store.ts',
    remove: ".forUpdate('a')",
    put: '',
    seenBy: {
      file: `${billing}/settlement/races.test.ts`,
      test: 'concurrent marks of an order as paid complete it once',
    },
  },
  {
    without: 'the index of one covering payment',
    file: 'packages/server/src/platform/database/migrations/0011-payments.sql',
    remove: 'create unique index transactions_one_covering',
    put: 'create index transactions_one_covering',
    seenBy: {
      file: `${billing}/faults/covering.test.ts`,
      test: '1: the database rejects a second payment covering a sale',
    },
  },
  {
    without: 'the check of the signature',
    file: `${billing}/providers/stripe/stripe-webhook.ts`,
    remove: 'signatures.verifyHeader(body, signature, secret, tolerance, undefined, now.getTime());',
    put: '',
    seenBy: {
      file: `${billing}/faults/forged-messages.test.ts`,
      test: 'a Stripe message that is signed with another secret is rejected without effect',
    },
  },
  {
    without: 'the rule of surplus',
    file: `${billing}/settlement/claim-sale.ts`,
    remove: 'item === null || saleId === null || !(await isCoverable(trx, saleId))',
    put: 'item === null || saleId === null',
    seenBy: {
      file: `${billing}/faults/parallel.faults.test.ts`,
      test: '2: when two providers capture at the same time, one covers and the other refunds automatically',
    },
  },
];

test.each(mutations)(
  '$without exists where it is removed, and its test exists',
  ({ file, remove, seenBy }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(remove);
    const name = seenBy.test
      .replace(/(Stripe message) that is .*? is/, '$1 that is %s is')
      .replace(/whose amount/, 'whose %s');
    expect(readFileSync(join(root, seenBy.file), 'utf8')).toContain(name);
  },
);

// A run of its own for each takes minutes: the ordinary one only looks whether they still fit.
test.each(longTests() ? mutations : [])(
  'removing $without fails a test',
  async ({ file, remove, put, seenBy }) => {
    const copy = mkdtempSync(join(tmpdir(), 'clausewright-mutation-'));
    try {
      copyProject(copy);
      const before = readFileSync(join(copy, file), 'utf8');
      writeFileSync(join(copy, file), before.replaceAll(remove, put));
      expect(await passes(copy, seenBy)).toBe(false);
      writeFileSync(join(copy, file), before);
      expect(await passes(copy, seenBy)).toBe(true);
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
  600_000,
);

function copyProject(to: string): void {
  const left = new Set(['node_modules', 'build', '.react-router', 'data']);
  for (const part of ['packages', 'tooling']) {
    const filter = (source: string): boolean => !left.has(basename(source)) || source.includes('fakes/data');
    cpSync(join(root, part), join(to, part), { recursive: true, filter });
  }
  for (const part of ['package.json', 'vitest.config.ts', 'tsconfig.base.json'])
    cpSync(join(root, part), join(to, part));
  for (const part of ['node_modules', 'packages/server/node_modules', 'packages/web/node_modules']) {
    if (existsSync(join(root, part))) symlinkSync(join(root, part), join(to, part));
  }
}

/** Runs the one test on the copy, on the database of this run. */
function passes(copy: string, { file, test: name }: Mutation['seenBy']): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const exact = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = [vitest, 'run', '--root', copy, join(copy, file), '-t', exact];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: copy }, (error) => resolve(error === null));
  });
}
