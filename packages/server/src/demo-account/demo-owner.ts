/** The owner of the sample account at the browser: logs in, makes calls, pays, and leaves. */
import { randomUUID } from 'node:crypto';
import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import type { DemoServer, Json } from './demo-server.ts';
import { billing, demoEmail, demoPassword } from './shop-owner.ts';

export interface DemoOwner {
  server: DemoServer;
  /** Answers `data`. @throws where the product refuses. */
  call(method: Call['method'], path: string, body?: object): Promise<Json>;
  /** The same for a call that may be refused: the whole envelope. */
  ask(method: Call['method'], path: string, body?: object): Promise<Json>;
  /** Ids of what the story made, by the name it gives them. */
  made: Map<string, string>;
}
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

export function getId({ made }: Pick<DemoOwner, 'made'>, name: string): string {
  const id = made.get(name);
  if (id === undefined) throw new Error(`the story has not made ${name} yet`);
  return id;
}

/** Seconds between two presses of somebody who reads. */
const pause = 40;

export function demoOwner(server: DemoServer): DemoOwner & { token: string } {
  const owner: DemoOwner & { token: string } = {
    server,
    token: '',
    made: new Map(),
    async ask(method, path, body) {
      server.setTime(new Date(server.now().getTime() + pause * 1000));
      const reply = await server.send({
        method,
        path: `/api/v1${path}`,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(owner.token !== '' && { authorization: `Bearer ${owner.token}` }),
        },
        ...(body !== undefined && { body }),
      });
      return reply.json<Json>();
    },
    async call(method, path, body) {
      const answer = await owner.ask(method, path, body);
      if (answer['success'] !== true) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return (answer['data'] ?? {}) as Json;
    },
  };
  return owner;
}

/** What somebody does between logging in and logging out. */
export async function visit(
  owner: ReturnType<typeof demoOwner>,
  does: (owner: DemoOwner) => Promise<void>,
): Promise<void> {
  const opened = await owner.ask('POST', '/customer/login', { email: demoEmail, password: demoPassword });
  if (opened['success'] !== true) throw new Error(JSON.stringify(opened));
  owner.token = opened['token'] as string;
  await does(owner);
  await owner.call('POST', '/customer/logout');
  owner.token = '';
}

export async function generate(
  owner: DemoOwner,
  { name, type, answers }: { name: string; type: AgreementType; answers: Answers },
): Promise<void> {
  const saved = await owner.call('POST', '/agreement/new', { request_id: randomUUID(), type, answers });
  owner.made.set(name, saved['agreement_id'] as string);
}

/** New answers for a document; where one was edited by hand those edits are kept. */
export async function update(
  owner: DemoOwner,
  name: string,
  { type, answers }: { type: AgreementType; answers: Answers },
): Promise<void> {
  const id = getId(owner, name);
  const { revision } = await owner.call('GET', `/agreement/details/${id}`);
  const body = { request_id: randomUUID(), type, answers, revision, edits: 'keep' };
  await owner.call('POST', `/agreement/update/${id}`, body);
}

export async function makeFiles(owner: DemoOwner, name: string): Promise<void> {
  await owner.call('POST', '/agreement/generate-files', { agreement_id: getId(owner, name) });
}

interface Payment {
  item: 'agreement' | 'consent';
  plan?: string;
  /** How the test bank answers. */
  outcome?: 'approve' | 'decline';
}

/** Pays with the card that is kept, or with one that is kept then. The payment stands under `paid <name>`. */
export async function pay(
  owner: DemoOwner,
  name: string,
  { item, plan, outcome = 'approve' }: Payment,
): Promise<void> {
  const id = getId(owner, name);
  const isConsent = item === 'consent';
  const costs = await owner.call('POST', `/${isConsent ? 'privacy-consent' : 'agreement'}/costs/${id}`, {
    billing: { ...billing, country_confirmed: true },
    processor: 'sandbox',
    ...(plan !== undefined && { plan }),
  });
  const { methods } = await owner.call('GET', '/transaction/payment-profile');
  const [kept] = (methods as Json[]).filter((method) => method['is_default']);
  const isNew = kept === undefined || outcome === 'decline';
  const opened = await owner.call('POST', '/transaction/new', {
    item_type: item,
    item_id: id,
    ...(plan !== undefined && { plan }),
    processor: 'sandbox',
    billing: { ...billing, country_confirmed: true },
    expected_total: costs['total'],
    withdrawal_consent: true,
    ...(isNew ? { save_method: outcome === 'approve' } : { payment_method_id: kept['id'] }),
  });
  owner.made.set(`paid ${name}`, opened['transaction_id'] as string);
  const end = outcome === 'approve' ? { outcome } : { outcome, code: '2001' };
  await owner.ask('POST', opened['processing_path'] as string, isNew ? end : {});
  const { status } = await owner.call('GET', `/transaction/status/${opened['transaction_id']}`);
  const expected = outcome === 'approve' ? 'approved' : 'rejected';
  if (status !== expected) throw new Error(`the payment of ${name} is ${status}`);
}
