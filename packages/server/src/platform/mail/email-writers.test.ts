import { agreementTypes, languages } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailCatalogues } from './mail-words.ts';
import { type MessageFacts, renderMessage } from './email-writers.ts';
import { someFacts } from './testing/make-message.ts';

const payment: MessageFacts['payment-approved'] = {
  service: 'Clausewright',
  bought: {
    kind: 'agreement',
    type: 'PRIVACY_POLICY',
    site: 'Example Shop',
    privateLink: someFacts.privateLink,
  },
  amount: 123_450,
  currency: 'EUR',
  reference: 'some-transaction',
  test: false,
  customer: false,
  invoiceLink: null,
  withdrawal: null,
  attachments: [],
  attached: [],
  elsewhere: [],
};
const plan: MessageFacts['payment-approved']['bought'] = {
  kind: 'plan',
  product: 'Privacy consent for shop.example, 1 month',
  link: 'https://app.example/profile/privacy-consents',
};

/** Every text of a catalogue with the ICU arguments that it names. */
function argumentsOf(catalogue: object, path = ''): [string, string[]][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]): [string, string[]][] =>
    typeof value === 'object' && value !== null
      ? argumentsOf(value, `${path}${key}.`)
      : [[path + key, [...new Set(String(value).match(/\{\w+(?=[,}])/g))].toSorted()]],
  );
}

test.each(languages)('the catalogue in %s has the keys and arguments of English', (language) => {
  expect(argumentsOf(mailCatalogues[language])).toEqual(argumentsOf(mailCatalogues.en));
});

test.each(languages)('in %s every message states its subject, as text and as HTML', (language) => {
  for (const type of agreementTypes) {
    const ready = renderMessage('agreement-ready', language, { ...someFacts, type });
    const paid = renderMessage('payment-approved', language, {
      ...payment,
      bought: { ...payment.bought, kind: 'agreement', type } as typeof payment.bought,
    });
    for (const { subject, text, html } of [ready, paid]) {
      expect(subject).toContain('Example Shop');
      expect(text).toContain(`\n${someFacts.privateLink}\n`);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`href="${someFacts.privateLink}"`);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\[•\]/);
    }
    const updateLink = 'https://app.example/wizard/eula/update/some?token=secret';
    const reasons = ['Because of <this>.', 'Because of that.'];
    const alert = renderMessage('law-alert', language, { ...someFacts, type, updateLink, reasons });
    expect(alert.subject).toContain('Example Shop');
    expect(alert.text).toContain(`\n– ${reasons.join('\n– ')}\n`);
    expect(alert.html).toContain('– Because of &lt;this&gt;.<br>– Because');
    expect(alert.text).toContain(`\n${updateLink}\n`);
    expect(`${alert.subject}${alert.text}`).not.toMatch(/[{}]|undefined|\[•\]/);
    expect(ready.text).toContain(`\n${someFacts.liveLink}\n`);
    expect(paid.text).toContain('some-transaction');
  }
});

test.each(languages)('in %s the message of a watched website names what is new', (language) => {
  const { subject, text } = renderMessage('scan-changes', language, {
    service: 'Service',
    domain: 'shop.example',
    services: ['Hotjar', 'Meta Pixel'],
    findings: [{ code: 'before-answer', subject: 'Hotjar', count: 3 }],
    link: 'https://app.example/scan/some',
    settings: 'https://app.example/profile/sites/some/watch',
  });
  expect(subject).toContain('shop.example');
  expect(text).toContain('Hotjar, Meta Pixel');
  expect(text).toContain('\nhttps://app.example/scan/some\n');
  expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
});

const link = 'https://app.example/profile/x';
const aboutAccount = {
  activation: { service: 'Clausewright', link, days: 7 },
  reset: { service: 'Clausewright', link, minutes: 30 },
  'password-changed': { service: 'Clausewright', link },
  'session-reused': { service: 'Clausewright', link },
  'recovery-code-used': { service: 'Clausewright', link },
  'codes-guessed': { service: 'Clausewright', link },
  'codes-on': { service: 'Clausewright', contact: 'help@operator.example' },
  'codes-off': { service: 'Clausewright', contact: null },
  'recovery-codes-renewed': { service: 'Clausewright', link },
  'passkey-added': { service: 'Clausewright', link },
  'passkey-removed': { service: 'Clausewright', link },
  'passkey-copied': { service: 'Clausewright', link },
  'provider-linked': { service: 'Clausewright', organisation: 'Nordlicht', link },
  'provider-link': {
    service: 'Clausewright',
    organisation: 'Nordlicht',
    provider: 'login.nordlicht.example',
    link,
    minutes: 60,
  },
  'email-link': { service: 'Clausewright', link, hours: 24 },
  'email-taken': { service: 'Clausewright', link },
  'email-asked': { service: 'Clausewright', link },
  'email-changed': { service: 'Clausewright', contact: 'help@operator.example' },
  'account-deleted': { service: 'Clausewright' },
} satisfies Partial<MessageFacts>;

test.each(languages)('in %s the account e-mails are complete and all different', (language) => {
  const letters = Object.entries(aboutAccount).map(([name, facts]) =>
    renderMessage(name as keyof typeof aboutAccount, language, facts as never),
  );
  for (const { subject, text, html } of letters) {
    expect(`${subject}${text}`).not.toMatch(/[{}#]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain('Clausewright');
  }
  expect(letters.filter(({ text }) => text.includes(`\n${link}\n`))).toHaveLength(15);
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
  expect(letters[0]?.text).toContain('7');
  expect(letters[1]?.text).toContain('30');
});

const { invoiceLink: _none, ...money } = payment;
const aboutPlan = { service: 'Clausewright', domain: 'shop.example', link };
const aboutPayments = {
  'payment-approved': payment,
  'payment-pending': money,
  'payment-refused': { ...money, failure: 'decline-2001', payLink: link },
  refund: { ...money, full: true, noteLink: `${link}/note` },
  'renewal-notice': {
    ...aboutPlan,
    plan: 'Privacy consent for shop.example, 1 year',
    amount: 10_800,
    currency: 'EUR',
    renewsOn: '2027-03-01T12:00:00.000Z',
    method: 'Visa •••• 4242',
  },
  'renewal-failed': {
    ...aboutPlan,
    failure: 'decline-2099',
    until: '2026-05-24T12:00:00.000Z',
    again: false,
  },
  'plan-ended': { ...aboutPlan, because: 'unpaid' },
  'method-expiring': { ...aboutPlan, method: 'Visa •••• 4242', last4: '4242', year: 2029, month: 12 },
} satisfies Partial<MessageFacts>;

/** Every variant that changes the words. */
const variants = [
  ...Object.entries(aboutPayments),
  ...(['payment-approved', 'payment-pending', 'payment-refused', 'refund'] as const).flatMap((name) => [
    [name, { ...aboutPayments[name], bought: plan, test: true }] as const,
    [name, { ...aboutPayments[name], customer: true }] as const,
  ]),
  ['payment-approved', { ...payment, invoiceLink: link }],
  ['payment-approved', { ...payment, bought: plan, withdrawal: '2026-11-21T10:00:00Z' }],
  ['payment-approved', { ...payment, attached: ['Terms of Use, Version 1, 22 November 2026'] }],
  [
    'payment-approved',
    {
      ...payment,
      elsewhere: [
        { type: 'TERMS_CONDITIONS', url: `${link}/terms` },
        { type: 'RETURN_REFUND_POLICY', url: `${link}/refunds` },
      ],
    },
  ],
  ['refund', { ...aboutPayments.refund, full: false, noteLink: null }],
  ['renewal-notice', { ...aboutPayments['renewal-notice'], method: null }],
  ['renewal-failed', { ...aboutPayments['renewal-failed'], failure: null, again: true }],
  ...(['cancelled', 'revoked', 'refunded'] as const).map(
    (because) => ['plan-ended', { ...aboutPayments['plan-ended'], because }] as const,
  ),
] as const;

test.each(languages)('in %s the payment and plan e-mails are complete and all different', (language) => {
  const letters = variants.map(([name, facts]) =>
    renderMessage(name as keyof typeof aboutPayments, language, facts as never),
  );
  for (const { subject, text, html } of letters) {
    expect(`${subject}${text}`).not.toMatch(/[{}#]|\bundefined\b|\bnull\b|NaN|Invalid/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toMatch(/\bhttps:\/\/app\.example|some-transaction/);
    expect(subject.length).toBeLessThan(120);
  }
  expect(new Set(letters.map(({ text }) => text)).size).toBe(letters.length);
});

test('a pending payment states how long it takes, and not to pay again', () => {
  const { text } = renderMessage('payment-pending', 'en', money);
  expect(text).toContain('10 to 15 minutes');
  expect(text).toContain('do not pay again');
  expect(text).toContain('link to download your document');
  const ofPlan = renderMessage('payment-pending', 'en', { ...money, bought: plan });
  expect(ofPlan.text).toContain('your plan begins');
});

test('a decline states the reason in the words of the checkout, and where to retry', () => {
  const { text } = renderMessage('payment-refused', 'en', aboutPayments['payment-refused']);
  expect(text).toContain('There is not enough money available');
  expect(text).toContain(`\n${link}\n`);
});

test('a failed renewal states until when the plan works, and whether it is retried', () => {
  const failed = (again: boolean) =>
    renderMessage('renewal-failed', 'en', { ...aboutPayments['renewal-failed'], again }).text;
  expect(failed(true)).toContain('24 May 2026');
  expect(failed(true)).toContain('We will try again');
  expect(failed(false)).toContain('We will not try again');
  expect(failed(false)).toContain('Your bank wants you to confirm');
});

test('mentions the account only to customers who have one', () => {
  const written = (customer: boolean) =>
    renderMessage('payment-approved', 'en', { ...payment, customer }).text;
  expect(written(true)).toContain('you have an account');
  expect(written(false)).not.toContain('you have an account');
});

test('the invoice has its own link', () => {
  const { text, html } = renderMessage('payment-approved', 'de', { ...payment, invoiceLink: `${link}/pdf` });
  expect(text).toContain(`Ihre Rechnung als PDF-Datei:\n${link}/pdf`);
  expect(html).toContain(`href="${link}/pdf"`);
});

test('a deleted account is not mentioned', () => {
  const { text } = renderMessage('account-deleted', 'en', { service: 'Clausewright' });
  expect(text).toContain('because you had an account');
  expect(text).not.toContain('you have an account');
});

test('languages have different texts', () => {
  const written = languages.map((language) => renderMessage('agreement-ready', language, someFacts).text);
  expect(new Set(written).size).toBe(languages.length);
});

test('an amount is formatted for its language and currency', () => {
  const amount = (language: 'de' | 'en', more: object) =>
    renderMessage('payment-approved', language, { ...payment, ...more }).text.match(
      /(?:Betrag|Amount): (.*)/,
    )?.[1];
  expect(amount('de', {})).toBe('1.234,50\u00A0€');
  expect(amount('en', {})).toBe('€1,234.50');
  expect(amount('en', { amount: 1234, currency: 'JPY' })).toBe('¥1,234');
  expect(amount('en', { amount: 1250, currency: 'KWD' })).toBe('KWD\u00A01.250');
});

test('a test payment states that no money moved, a real one does not', () => {
  const test = renderMessage('payment-approved', 'en', { ...payment, test: true });
  const real = renderMessage('payment-approved', 'en', payment);
  expect(test.subject).toContain('Test payment');
  expect(test.text).toContain('No money was charged');
  expect(`${real.subject}${real.text}`).not.toMatch(/test|no money/i);
});

test('without a site name the document is named by its type', () => {
  const { subject } = renderMessage('agreement-ready', 'de', { ...someFacts, site: null });
  expect(subject).toBe('Ihr Dokument ist fertig: Datenschutzerklärung');
});

test('any site name stays a short text on one line', () => {
  const strange = fc.string({ unit: 'binary', maxLength: 300 });
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=y>',
    '{type} <b>',
    '\r\nBcc: a',
  );
  fc.assert(
    fc.property(fc.oneof(strange, hostile), (site) => {
      const { subject, html } = renderMessage('agreement-ready', 'en', { ...someFacts, site });
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      expect([...new Intl.Segmenter('en').segment(subject)].length).toBeLessThan(150);
      // The tags are those of the letter, whatever the name holds.
      const tags = html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/[ >].*/s, ''));
      const usual = renderMessage('agreement-ready', 'en', someFacts).html.match(/<[^>]*>/g);
      expect(tags).toEqual(usual?.map((tag) => tag.replace(/[ >].*/s, '')));
    }),
  );
});

test.each(languages)('in %s the e-mail confirms the consumer’s consent to immediate delivery', (language) => {
  const withdrawal = '2026-11-21T10:00:00Z';
  const without = renderMessage('payment-approved', language, payment).text;
  const confirmed = renderMessage('payment-approved', language, { ...payment, withdrawal }).text;
  expect(without).not.toContain('2026');
  expect(confirmed).toContain('2026');
  expect(confirmed).toContain('14');
});

test.each(languages)(
  'in %s a message carries the name of the service at its head, and loads nothing',
  (language) => {
    for (const message of ['activation', 'reset', 'password-changed'] as const) {
      const { html, text, subject } = renderMessage(message, language, aboutAccount[message]);
      expect(html).toContain('<p class="brand"><span aria-hidden="true">[•]</span> Clausewright</p>');
      expect(html).toContain('<h1>');
      expect(html).not.toMatch(/<img|<link|@import|url\(/);
      expect(text).toContain(link);
      expect(subject).not.toBe('');
    }
  },
);

test.each(languages)(
  'in %s the one act of a message is a button whose address can still be read',
  (language) => {
    const { html } = renderMessage('activation', language, aboutAccount.activation);
    expect(html).toMatch(/<a class="btn" [^>]*>[^<:]+<\/a>/);
    expect(html).toContain(`<span class="url">${link}</span>`);
    // Two addresses of equal weight: neither is a button.
    expect(renderMessage('agreement-ready', language, { ...someFacts, type: 'EULA' }).html).not.toContain(
      'class="btn"',
    );
  },
);
