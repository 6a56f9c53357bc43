// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createFastspringForm } from './fastspring/fastspring.ts';
import { createPaypalForm } from './paypal/paypal.ts';
import { decideAtPaypal } from './paypal-session.ts';
import type { OpenPayment, ProviderContext } from './provider-form.ts';
import { createStripeForm } from './stripe/stripe.ts';

const returnUrl = 'https://clausewright.example/wizard/pay/1';
const context: ProviderContext = {
  kind: 'card',
  publicKey: 'pk_test_1',
  test: true,
  currency: 'EUR',
  total: 2400,
  language: 'en',
  keeps: () => true,
  buyer: () => ({ email: 'a@b.example', name: '', address: '', city: '', postalCode: '', country: 'DE' }),
  item: { type: 'agreement', id: '1', token: null },
  words: { number: 'Number', expiry: 'Expiry', code: 'Code' },
};

/** Scripts that were put into the head, in place of fetching them. */
const scripts: HTMLScriptElement[] = [];
const append = document.head.append.bind(document.head);
const appendChild = document.head.appendChild.bind(document.head);

function catchScripts(): void {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) scripts.push(node);
      else append(node);
  });
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return appendChild(node);
    scripts.push(node);
    return node;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  scripts.length = 0;
  delete window.fastspring;
});

function hosts(): string[] {
  return [...new Set(scripts.map(({ src }) => new URL(src).host))];
}

/** Fails each script as it is asked for: the libraries of the providers try again by themselves. */
async function failEachScript<T>(result: Promise<T>): Promise<T> {
  let failed = 0;
  const timer = setInterval(() => {
    for (; failed < scripts.length; failed += 1) scripts[failed]?.dispatchEvent(new Event('error'));
  }, 10);
  return result.finally(() => clearInterval(timer));
}

const checkout: OpenPayment = () =>
  Promise.resolve({
    client: {
      processor: 'fastspring',
      session_id: 'session-1',
      storefront: 'shop.onfastspring.com/popup',
      url: 'https://shop.onfastspring.com/session-1',
    },
    returnUrl,
  } as Awaited<ReturnType<OpenPayment>>);

test('FastSpring is loaded from its own host once the payment is open, not before', async () => {
  catchScripts();
  const form = createFastspringForm();
  expect(await form.mount(document.body)).toBe(true);
  expect(scripts).toEqual([]);
  const submitted = form.submit(checkout);
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  const [script] = scripts;
  expect(new URL(script?.src ?? '').host).toBe('sbl.onfastspring.com');
  expect(script?.dataset['storefront']).toBe('shop.onfastspring.com/popup');
  const shown: string[] = [];
  window.fastspring = { builder: { checkout: (session) => void shown.push(session) } };
  script?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(shown).toEqual(['session-1']));
  window.checkoutClosed?.({ id: 'order-1' });
  expect(await submitted).toEqual({ ok: true, proof: { session: 'session-1' } });
  form.close();
  expect(window.checkoutClosed).toBeUndefined();
});

test('closing the window of FastSpring without an order is no payment', async () => {
  window.fastspring = { builder: { checkout: () => window.checkoutClosed?.(null) } };
  expect(await createFastspringForm().submit(checkout)).toEqual({ ok: false, reason: 'closed' });
});

test('where the script of FastSpring does not come, its page opens instead', async () => {
  catchScripts();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  void createFastspringForm().submit(checkout);
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  scripts[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://shop.onfastspring.com/session-1'));
});

test.each([
  ['fastspring', createFastspringForm()],
  ['stripe', createStripeForm(context)],
  ['paypal', createPaypalForm(context)],
])('%s opens no payment that our server refused', async (name, form) => {
  const reason = name === 'fastspring' ? 'not-opened' : 'unavailable';
  expect(await form.submit(() => Promise.resolve(null))).toEqual({ ok: false, reason });
});

test('Stripe is loaded from its own host; fields that do not come are said', async () => {
  catchScripts();
  expect(await failEachScript(createStripeForm(context).mount(document.body))).toBe(false);
  expect(hosts()).toEqual(['js.stripe.com']);
});

test('PayPal is loaded from its sandbox in test mode; a window that cannot open is said', async () => {
  catchScripts();
  expect(await failEachScript(createPaypalForm(context).mount(document.body))).toBe(false);
  expect(hosts()).toEqual(['www.sandbox.paypal.com']);
});

test.each([
  ['approves', 'onApprove', { ok: true, proof: { token: 'order-1' } }],
  ['closes the window', 'onCancel', { ok: false, reason: 'closed' }],
  ['meets an error', 'onError', { ok: false, reason: 'unavailable' }],
] as const)('at PayPal somebody %s', async (_, event, outcome) => {
  const prove = () => Promise.resolve({ ok: true as const, proof: { token: 'order-1' } });
  expect(await decideAtPaypal(prove, async (events) => events[event]({}))).toEqual(outcome);
});

test('a proof or a window of PayPal that fails leaves the person on the page', async () => {
  const failing = () => Promise.reject(new Error('gone'));
  const unavailable = { ok: false, reason: 'unavailable' };
  expect(await decideAtPaypal(failing, async (events) => events.onApprove({}))).toEqual(unavailable);
  expect(await decideAtPaypal(failing, failing)).toEqual(unavailable);
});
