import {
  type Holder,
  type Json,
  twoLanguages,
  type Visitor,
  visitor,
} from '../../documents/agreements/testing/visitor.ts';
import type { Engine } from '../../platform/database/engine.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ProductPortsGiven } from '../../testing/product-ports.ts';
import type { Alert } from '../ports.ts';
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts';

/** An agreement that waits to be paid, and a provider whose books the test writes. */
export interface Shop extends AsyncDisposable {
  one: Visitor;
  holder: Holder;
  script: ScriptedProvider;
  alerts: Alert[];
  /** Opens a payment; with the total of now unless another is given. */
  open(more?: object): Promise<Json>;
  /** Id of the payment that is open, opened through the scripted provider. */
  opened(more?: object): Promise<string>;
  process(id: string, body?: object): Promise<Json>;
  status(id: string): Promise<Json>;
  cancel(id: string): Promise<Json>;
  payments(): Promise<{ id: string; state: string; surplus: boolean; mismatch: string | null }[]>;
  /** How often what must happen once has happened. */
  effects(): Promise<Effects>;
}

export interface Effects {
  invoices: number;
  creditNotes: number;
  lines: number;
  letters: readonly string[];
  /** Sum of every account, and of all of them together, which is nothing. */
  books: Readonly<Record<string, number>>;
}

export async function shop(db: Database, billing: ProductPortsGiven = {}): Promise<Shop> {
  const script = scriptedProvider();
  const alerts: Alert[] = [];
  const one = await visitor(db, { billing: { providers: [script.provider], alerts, ...billing } });
  const holder = await one.made(twoLanguages);
  const post = (path: string, body: object = {}) => one.call('POST', path, body, holder.token);
  const open: Shop['open'] = async (more = {}) => {
    // Payments are told apart by when they were opened.
    one.clock.advance(1);
    return post('/transaction/new', {
      item_type: 'agreement',
      item_id: holder.id,
      processor: 'stripe',
      expected_total: await holder.total(),
      email: 'visitor@shop.example',
      ...more,
    });
  };
  return {
    one,
    holder,
    script,
    alerts,
    open,
    opened: async (more) => {
      const answer = await open(more);
      if (answer['success'] !== true) throw new Error(JSON.stringify(answer));
      return answer['data'].transaction_id as string;
    },
    process: (id, body) => post(`/transaction/process/${id}`, body),
    status: (id) => one.call('GET', `/transaction/status/${id}`, undefined, holder.token),
    cancel: (id) => post(`/transaction/cancel/${id}`),
    payments: () =>
      db
        .selectFrom('transactions')
        .select(['id', 'state', 'surplus', 'mismatch'])
        .where('item_id', '=', holder.id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    effects: () => effectsOf(db),
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}

/** How many come at once: the embedded database has one connection, and who waits for it long gives up. */
export function concurrentCallers({ open }: { open: { engine: Engine } }): number {
  return open.engine.kind === 'embedded' ? 8 : 50;
}

async function effectsOf(db: Database): Promise<Effects> {
  const invoices = await db.selectFrom('invoices').select('kind').execute();
  const lines = await db.selectFrom('purchased_lines').select('code').execute();
  const letters = await db.selectFrom('outbox').select('message').orderBy('message').execute();
  const entries = await db.selectFrom('ledger_entries').select(['account', 'amount']).execute();
  const books: Record<string, number> = { all: 0 };
  for (const { account, amount } of entries) {
    books[account] = (books[account] ?? 0) + amount;
    books['all'] = (books['all'] ?? 0) + amount;
  }
  return {
    invoices: invoices.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: invoices.filter(({ kind }) => kind === 'credit-note').length,
    lines: lines.length,
    letters: letters.map(({ message }) => message),
    books,
  };
}
