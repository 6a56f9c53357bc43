import { type Json, twoLanguages, type Visitor } from '../../agreements/testing/visitor.ts';
import { type Proofs, type Reply, send } from '../../../customers/accounts/testing/people.ts';

/** An agreement that was paid for, with the calls that write its texts. */
export interface Bought {
  id: string;
  token: string;
  proofs: Proofs;
  details(language?: string): Promise<Json>;
  /** The present Markdown of a clause. */
  markdown(clause: string, language?: string): Promise<string>;
  save(body: { language: string; revision: number; clauses: object[]; confirmed?: string[] }): Promise<Reply>;
  keep(body: object): Promise<Reply>;
  discard(language?: string): Promise<Reply>;
  languages(languages: string[], revision: number): Promise<Reply>;
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply>;
}

/** In German and English unless other answers are given. */
export async function bought(one: Visitor, answers: object = twoLanguages): Promise<Bought> {
  const holder = await one.made(answers);
  await pay(one, holder.id, holder.token);
  return texts(one, holder.id, { agreement: holder.token });
}

/** Pays what an agreement costs now. */
export async function pay(one: Visitor, id: string, token: string): Promise<void> {
  const proofs = { agreement: token };
  const costs = await send(one, 'POST', `/agreement/costs/${id}`, {}, proofs);
  const opened = await send(
    one,
    'POST',
    '/transaction/new',
    {
      item_type: 'agreement',
      item_id: id,
      processor: 'sandbox',
      expected_total: costs.json['data'].total,
      email: 'visitor@shop.example',
    },
    proofs,
  );
  const path: string = opened.json['data'].processing_path;
  const paid = await send(one, 'POST', path, { outcome: 'approve' }, proofs);
  if (paid.json['data']?.status !== 'approved') throw new Error(JSON.stringify(paid.json));
}

/** The same calls for whoever shows these proofs. */
export function texts(one: Visitor, id: string, proofs: Proofs): Bought {
  const ask: Bought['ask'] = (method, path, body) =>
    send(one, method, `/agreement/translation/${path}`, body, proofs);
  const named = (language?: string) => (language === undefined ? '' : `?language=${language}`);
  const details: Bought['details'] = async (language) =>
    (await ask('GET', `details/${id}${named(language)}`)).json['data'] as Json;
  return {
    id,
    token: proofs.agreement ?? '',
    proofs,
    ask,
    details,
    markdown: async (clause, language) =>
      (await details(language))['clauses'].find((entry: Json) => entry['id'] === clause).markdown,
    save: (body) => ask('POST', `update/${id}`, body),
    keep: (body) => ask('POST', `draft/${id}`, body),
    discard: (language) => ask('DELETE', `draft/${id}${named(language)}`),
    languages: (languages, revision) =>
      ask('POST', `languages/${id}`, { request_id: crypto.randomUUID(), revision, languages }),
  };
}
