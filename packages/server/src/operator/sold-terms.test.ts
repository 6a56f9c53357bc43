import { randomUUID } from 'node:crypto';
import { type Language, languages } from '@clausewright/contract';
import { PdfRenderer } from '@clausewright/documents';
import { afterAll, expect, test } from 'vitest';
import { planWorld } from '../billing/subscriptions/testing/plan-world.ts';
import { renewPlans } from '../billing/subscriptions/renew-plans.ts';
import { createLog } from '../platform/http/log.ts';
import type { SoldTerms } from './sold-terms.ts';
import { termsFrom } from './testing/terms-from.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openMailer } from '../platform/mail/mailer.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { termsAttachments } from './terms-attachments.ts';
import { startSmtpFake } from '../platform/mail/testing/smtp-fake.ts';

const database = useTestDatabase();
const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

/** Somebody buys a plan under terms; the letter that says so. */
async function bought(terms: SoldTerms) {
  const world = await planWorld(database.db);
  world.ports.terms = terms;
  const ada = await world.subscriber();
  await ada.buy(await ada.consent('shop.example'), 'monthly', await ada.card(`pm_${randomUUID()}`));
  const letter = await letterOf(ada.email);
  return { world, letter, ada, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

async function letterOf(email: string) {
  const letters = database.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('message', '=', 'payment-approved')
    .orderBy('created_at', 'desc');
  return letters.executeTakeFirstOrThrow();
}

/** The source of a letter as a mail server takes it. */
async function sent(id: string, with_: PdfRenderer): Promise<string> {
  await using smtp = await startSmtpFake();
  using mailer = openMailer({ smtpUrl: smtp.url, sender: { name: 'P', address: 'p@paragraf.example' } });
  const attachments = termsAttachments({ db: database.db, pdf: with_ });
  const clock = () => new Date('2099-01-01T00:00:00Z');
  await sendMail({ db: database.db, clock, log: createLog('silent'), mailer, attachments }, id);
  return smtp.taken[0] ?? '';
}

/** Files of a source, decoded. */
function filesOf(source: string): { head: string; content: Buffer }[] {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  return source
    .split(`--${boundary}`)
    .filter((part) => part.includes('Content-Disposition: attachment'))
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      return { head, content: Buffer.from(body.join(''), 'base64') };
    });
}

test('the purchase e-mail attaches the terms as agreed, whatever they are when it is sent', async () => {
  await using one = await bought(termsFrom());
  expect(one.letter.text).toContain('– Terms of Use, Version 1, ');
  expect(one.letter.text).toContain('– Refund Policy, Version 1, ');
  expect(one.letter.text).toMatch(/On \d+ \w+ \d{4} you asked for the plan to begin at once/);
  // The row stays small: it names the texts by what they say.
  expect(JSON.stringify(one.letter.facts).length).toBeLessThan(3000);
  const texts = database.db.selectFrom('sold_terms').selectAll().orderBy('type', 'desc');
  expect((await texts.execute()).map(({ type, language }) => [type, language])).toEqual([
    ['TERMS_CONDITIONS', 'en'],
    ['RETURN_REFUND_POLICY', 'en'],
  ]);
  // Another operator's name is another text: neither the kept one nor the letter changes.
  await using _ = await bought(termsFrom({ OPERATOR_LEGAL_NAME: 'Anders GmbH' }));
  expect(await texts.execute()).toHaveLength(4);
  const files = filesOf(await sent(one.letter.id, pdf));
  expect(files.map(({ content }) => content.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-']);
  expect(files[0]?.head).toContain('application/pdf');
});

test('terms changed between checkout and completion are those of the checkout', async () => {
  const [before, after] = [termsFrom(), termsFrom({ OPERATOR_LEGAL_NAME: 'Anders GmbH' })];
  let asked = 0;
  await using one = await bought((db, language) => {
    asked += 1;
    return (asked === 1 ? before : after)(db, language);
  });
  expect(asked).toBeGreaterThan(1);
  const hashes = async (terms: SoldTerms) => (await terms(database.db, 'en')).own.map(({ hash }) => hash);
  expect(one.letter.facts['attachments']).toEqual(await hashes(before));
  expect((await hashes(before))[0]).not.toBe((await hashes(after))[0]);
});

test('the same terms are stored once for all buyers; without a PDF they are sent as text', async () => {
  const terms = termsFrom();
  await using _ = await bought(terms);
  await using two = await bought(terms);
  expect(await database.db.selectFrom('sold_terms').select('hash').execute()).toHaveLength(2);
  await using broken = new PdfRenderer({ workerUrl: new URL('./no-such-worker.ts', import.meta.url) });
  const [file, ...others] = filesOf(await sent(two.letter.id, broken));
  expect(others).toHaveLength(1);
  expect(file?.head).toContain('text/plain');
  expect(file?.content.toString()).toContain('Paragraf Werk GmbH');
});

test('terms hosted elsewhere are linked, and the e-mail says they are not attached', async () => {
  await using one = await bought(termsFrom({ OPERATOR_TERMS_URL: 'https://paragraf.example/agb' }));
  expect(one.letter.text).toContain('The terms that apply to this purchase:\nhttps://paragraf.example/agb');
  expect(one.letter.text).toContain('are not attached');
  expect(one.letter.text).toContain('– Refund Policy, Version 1');
  expect(one.letter.text).not.toContain('– Terms of Use');
});

test('a renewal is not a new contract: its e-mail has no terms', async () => {
  await using one = await bought(termsFrom());
  one.world.clock.advance(32 * 86_400_000);
  await renewPlans(one.world.ports);
  const letter = await letterOf(one.ada.email);
  expect(one.world.bank.charges).toHaveLength(2);
  expect(letter.text).not.toContain('Terms of Use');
  expect(letter.text).not.toContain('you asked for the plan to begin at once');
});

test('an instance without terms does not mention them', async () => {
  await using one = await bought(termsFrom({ OPERATOR_LEGAL_NAME: '' }));
  expect(one.letter.text).not.toMatch(/Attached|not attached/);
  expect(filesOf(await sent(one.letter.id, pdf))).toEqual([]);
});

test('stored terms are never changed or removed', async () => {
  await using _ = await bought(termsFrom());
  const change = database.db.updateTable('sold_terms').set({ number: 9 }).execute();
  await expect(change).rejects.toThrow();
  await expect(database.db.deleteFrom('sold_terms').execute()).rejects.toThrow();
});

test.each(languages)('in %s the terms file name has version and day', async (language: Language) => {
  const { own, elsewhere } = await termsFrom()(database.db, language);
  expect(elsewhere).toEqual([]);
  expect(own.map(({ type }) => type)).toEqual(['TERMS_CONDITIONS', 'RETURN_REFUND_POLICY']);
  expect(new Set(own.map(({ hash }) => hash)).size).toBe(2);
});
