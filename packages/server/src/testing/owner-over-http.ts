import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { idAt } from '../consent/consent-log/testing/some-events.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read field by field
type Json = Record<string, any>;

/** What an owner has of an instance after `makeOwner`; whoever runs the instance then can hold it to that. */
export interface Owner {
  email: string;
  password: string;
  agreement: string;
  /** Path of the hosted page. */
  livePage: string;
  consent: string;
  /** In the address of the banner. */
  site: string;
  /** Ids of answers that were taken. */
  answers: readonly string[];
}

/** Of a shop in Ireland, which costs nothing. */
export const freeDisclaimer = {
  agreement_for: ['website'],
  website_url: 'https://kiln.example',
  website_name: 'Kiln and Clay',
  site_kind: ['goods'],
  entity_type: 'business',
  business_name: 'Kiln and Clay Ltd',
  business_address: '1 Clay Street\nDublin',
  country: 'IE',
  consumer_type: 'consumers',
  d_views: 'no',
  d_ai: ['none'],
  d_no_resp: 'no',
  d_medical: 'none',
  d_fitness: 'no',
  d_legal: 'no',
  d_financial: ['none'],
  d_affiliate: 'no',
  contact_methods: ['email'],
  contact_email: 'office@kiln.example',
  delivery_email: 'office@kiln.example',
  effective_date: '2026-11-21',
  document_languages: ['en'],
};

const vendor = { company: 'Counter Ltd', country: 'IE', about: {}, kept_for: 30, privacy_url: '' };
const billing = {
  country: 'IE',
  name: 'Ada Kiln',
  address: '1 Clay Street',
  city: 'Dublin',
  postal_code: 'D01 F5P2',
  country_confirmed: true,
};

/**
 * Over nothing but HTTP: registers and confirms by the letter in the outbox, logs in, generates a free document,
 * publishes a banner under a plan paid by a test card, and answers it as a visitor.
 * @throws where a call is refused
 */
export async function makeOwner(origin: string): Promise<Owner> {
  const email = `ada-${randomUUID().slice(0, 8)}@kiln.example`;
  const password = 'Kiln-and-clay-1';
  const visitor = caller(origin);
  await visitor('POST', '/customer/register', {
    email,
    password,
    language: 'en',
    send_activation: '1',
    initial_password_set: '0',
  });
  await visitor('POST', '/customer/activate-account', { activation_hash: await letterLink(origin, email) });
  const call = await logIn(origin, { email, password });
  const agreement = await generate(call);
  const { live_url: live } = await call('GET', `/agreement/details/${agreement}`);
  const { consent, site } = await publish(call);
  const owner = {
    email,
    password,
    agreement,
    livePage: new URL(live as string).pathname,
    consent,
    site,
    answers: [await answerBanner(origin, site), await answerBanner(origin, site)],
  };
  await expectOwner(origin, owner);
  return owner;
}

/** Logs in anew and finds all of it. @throws where something is missing */
export async function expectOwner(origin: string, owner: Owner): Promise<void> {
  const page = await fetch(`${origin}${owner.livePage}`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('Kiln and Clay')) throw new Error(`hosted page: ${page.status}`);
  const call = await logIn(origin, owner);
  const { status, languages } = await call('GET', `/agreement/download-details/${owner.agreement}`);
  if (status !== 'ready' || languages[0].files.length < 5) throw new Error(`files: ${String(status)}`);
  const { entries } = await call('GET', `/privacy-consent/logs/all-months/${owner.consent}`);
  const kept = JSON.stringify(entries);
  const lost = owner.answers.filter((id) => !kept.includes(id));
  if (lost.length > 0) throw new Error(`answers are missing: ${lost.join(' ')} in ${kept}`);
}

/**
 * What an owner keeps, by name, for one version of the program: the hosted page and each file to their last byte,
 * the invoice with what its file says, the answers. Two readings are compared.
 * @throws where something is missing
 */
export async function readOwnedData(
  origin: string,
  owner: Owner,
): Promise<Readonly<Record<string, unknown>>> {
  const call = await logIn(origin, owner);
  const { languages } = await call('GET', `/agreement/download-details/${owner.agreement}`);
  const files = (languages[0].files as { format: string; url: string }[]).map(
    async ({ format, url }): Promise<[string, string]> => [`file ${format}`, await digest(origin, url)],
  );
  const { invoices } = await call('GET', '/invoices/list');
  const [{ number, date, total, status, pdf_url: pdf }] = invoices;
  const { entries } = await call('GET', `/privacy-consent/logs/all-months/${owner.consent}`);
  return {
    'hosted page': await digest(origin, owner.livePage),
    ...Object.fromEntries(await Promise.all(files)),
    invoice: { number, date, total, status },
    'invoice as PDF': await digest(origin, pdf as string),
    answers: entries,
  };
}

/** Hash of what lies at an address. */
async function digest(origin: string, address: string): Promise<string> {
  const reply = await fetch(new URL(address, origin));
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
  return createHash('sha256')
    .update(await reply.bytes())
    .digest('hex');
}

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Json>;

/** Calls that are expected to succeed; each answers its data. What only reads comes again where the server is too busy. */
function caller(origin: string, bearer?: string): Call {
  const ask = async (method: string, path: string, body?: object): Promise<Json> => {
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Json;
  };
  return async (method, path, body) => {
    const answer = await sooner(async () => {
      const given = await ask(method, path, body);
      const busy = given['messages']?.some(
        (one: Json) => one['code'] === 'busy' || one['code'] === 'unavailable',
      );
      return method === 'GET' && busy ? undefined : given;
    });
    if (answer['success'] !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return (answer['data'] ?? answer) as Json;
  };
}

/** @throws where the log-in is refused */
export async function logIn(
  origin: string,
  { email, password }: Pick<Owner, 'email' | 'password'>,
): Promise<Call> {
  const { token } = await caller(origin)('POST', '/customer/login', { email, password });
  return caller(origin, token as string);
}

/** The hash at the end of the address in the letter to somebody. */
async function letterLink(origin: string, email: string): Promise<string> {
  return sooner(async () => {
    const letters = (await (await fetch(`${origin}/outbox.json`)).json()) as { to: string; text: string }[];
    const text = letters.find(({ to }) => to === email)?.text ?? '';
    return /https?:\/\/\S+\/(\S+)/.exec(text)?.[1];
  });
}

async function generate(call: Call): Promise<string> {
  const id = await newAgreement(call, freeDisclaimer);
  await call('POST', '/agreement/generate-files', { agreement_id: id });
  return sooner(async () => {
    const { status } = await call('GET', `/agreement/download-details/${id}`);
    return status === 'ready' ? id : undefined;
  });
}

/** An older version does not know every question: what it refuses as unknown is not said to it. */
async function newAgreement(call: Call, answers: object): Promise<string> {
  const send = async (given: object): Promise<Json> =>
    call('POST', '/agreement/new', { request_id: randomUUID(), type: 'DISCLAIMER', answers: given });
  try {
    return (await send(answers))['agreement_id'] as string;
  } catch (error) {
    const unknown = [...String(error).matchAll(/"unknown-field","field":"answers\.(\w+)"/g)];
    if (unknown.length === 0) throw error;
    const names = new Set(unknown.map(([, name]) => name));
    const left = Object.entries(answers).filter(([name]) => !names.has(name));
    return (await send(Object.fromEntries(left)))['agreement_id'] as string;
  }
}

async function publish(call: Call): Promise<{ consent: string; site: string }> {
  const { id } = await call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'kiln.example',
    vendors: [
      {
        ...vendor,
        name: 'Counter',
        type: 'ANALYTICS',
        purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
        catalogue_id: null,
        patterns: [],
        cookies: [],
      },
    ],
  });
  const consent = id as string;
  const payment = { processor: 'sandbox', billing, plan: 'monthly' };
  const { total } = await call('POST', `/privacy-consent/costs/${consent}`, payment);
  const opened = await call('POST', '/transaction/new', {
    ...payment,
    item_type: 'consent',
    item_id: consent,
    expected_total: total,
    withdrawal_consent: true,
    save_method: true,
  });
  await call('POST', opened['processing_path'] as string, { outcome: 'approve' });
  await call('POST', `/privacy-consent/publish/${consent}`, {});
  const { script_url: script } = await call('GET', `/privacy-consent/install-details/${consent}`);
  return { consent, site: /\/c\/([\w-]+)\.js/.exec(script as string)?.[1] ?? '' };
}

async function answerBanner(origin: string, site: string): Promise<string> {
  const script = await (await fetch(`${origin}/c/${site}.js`)).text();
  const now = new Date();
  const record = {
    id: idAt(now),
    visitor: randomUUID(),
    snapshot: /snapshot"?:"([\da-f]{32})"/.exec(script)?.[1],
    action: 1,
    layer: 1,
    regime: 'opt-in',
    granted: 2,
    offered: 2,
    gpc: false,
    at: now.getTime(),
  };
  // Of a page that its owner tries out at home, which every site has.
  const headers = { origin: 'http://localhost' };
  const body = JSON.stringify(record);
  const { status } = await fetch(`${origin}/c/${site}`, { method: 'POST', headers, body });
  if (status !== 202) throw new Error(`an answer was met with ${status}`);
  return record.id;
}

/** Asks again until there is an answer, some five minutes. */
async function sooner<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(100);
  }
  throw new Error('nothing came within five minutes');
}
