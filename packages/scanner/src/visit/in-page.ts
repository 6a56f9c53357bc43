/**
 * Scripts for the visited page, as text: one that tells which script wrote a cookie or stored something, put in before
 * the page's own; and one that reads what stands on the page, run in a world of its own where the page changed nothing.
 * What the first tells may be forged by the page: it explains what was found elsewhere, and proves nothing by itself.
 */
export const binding = 'clausewrightTold';

/** What a write is told as; `stack` as the browser writes it. */
export interface Told {
  kind: 'cookie' | 'local' | 'session' | 'indexeddb' | 'cache';
  name: string;
  stack: string;
}

export const tellingScript = `(() => {
  const tell = globalThis.${binding};
  delete globalThis.${binding};
  if (typeof tell !== 'function') return;
  const say = JSON.stringify;
  const told = (kind, name) => {
    try {
      tell(say({ kind, name: String(name).slice(0, 300), stack: (new Error().stack ?? '').slice(0, 4000) }));
    } catch {}
  };
  const wrap = (owner, method, before) => {
    const original = owner?.[method];
    if (typeof original !== 'function') return;
    const wrapped = {
      [method](...given) {
        before(this, given);
        return Reflect.apply(original, this, given);
      },
    }[method];
    Object.defineProperty(owner, method, { value: wrapped, configurable: true, writable: true, enumerable: true });
  };
  const withoutValue = (text) => String(text).replace(/=[^;]*/, '=');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value) {
      told('cookie', withoutValue(value));
      cookie.set.call(this, value);
    },
  });
  wrap(globalThis.CookieStore?.prototype, 'set', (_, [name]) =>
    told('cookie', typeof name === 'object' ? name?.name + '=' + (name?.expires ? '; expires=' + new Date(name.expires).toUTCString() : '') : name + '='),
  );
  wrap(Storage.prototype, 'setItem', (self, [key]) => {
    try {
      told(self === sessionStorage ? 'session' : 'local', key);
    } catch {}
  });
  wrap(globalThis.IDBFactory?.prototype, 'open', (_, [name]) => told('indexeddb', name));
  wrap(globalThis.CacheStorage?.prototype, 'open', (_, [name]) => told('cache', name));
  // So that forms and banners in closed trees can be read; a page keeps those from its own scripts alone.
  wrap(Element.prototype, 'attachShadow', (_, given) => {
    if (given[0]?.mode === 'closed') given[0] = { ...given[0], mode: 'open' };
  });
})()`;

/** With Global Privacy Control, as a browser that has it switched on answers. */
export const gpcScript = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true, enumerable: true })`;

/** What `readingScript` answers, of one document. */
export interface ReadDocument {
  title: string;
  language: string;
  forms: { action: string; fields: { name: string; type: string; autocomplete: string; label: string }[] }[];
  links: { url: string; text: string }[];
  alternates: string[];
  generator: string;
  /** JSON-LD, whole blocks. */
  data: string[];
  /** What can be read. */
  text: string;
  /** Connections that the markup asks for ahead of time. */
  hints: string[];
  storage: { kind: 'local' | 'session' | 'indexeddb' | 'cache' | 'service-worker'; name: string }[];
}

export const readingScript = `(async ({ forms: mostForms, fields: mostFields, links: mostLinks, alternates: mostAlternates, noticeText, text }) => {
  const cut = (value) => String(value ?? '').replace(/\\s+/g, ' ').trim().slice(0, text);
  const many = (list, most) => Array.from(list).slice(0, most);
  const attempt = async (read) => {
    try {
      return await Promise.race([read(), new Promise((done) => setTimeout(() => done([]), 2000))]);
    } catch {
      return [];
    }
  };
  const labelOf = (field) =>
    field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.placeholder || '';
  const trees = [document];
  for (let at = 0; at < trees.length && trees.length < 200; at += 1) {
    for (const one of many(trees[at].querySelectorAll('*'), 60000)) if (one.shadowRoot !== null) trees.push(one.shadowRoot);
  }
  const inAll = (selector) => trees.flatMap((tree) => Array.from(tree.querySelectorAll(selector)));
  const loose = many(inAll('input, select, textarea'), 2000).filter((one) => one.form === null);
  const describe = (fields) =>
    many(fields, 2000)
      .filter((one) => ['INPUT', 'SELECT', 'TEXTAREA'].includes(one.tagName) && !['hidden', 'submit', 'button', 'reset', 'image'].includes(one.type))
      .slice(0, mostFields)
      .map((one) => ({
        name: cut(one.name || one.id),
        type: one.tagName === 'INPUT' ? one.type : one.tagName.toLowerCase(),
        autocomplete: cut(one.autocomplete),
        label: cut(labelOf(one)),
      }));
  const forms = many(inAll('form'), mostForms).map((form) => ({ action: cut(form.getAttribute('action') ?? ''), fields: describe(form.elements) }));
  if (loose.length > 0) forms.push({ action: '', fields: describe(loose) });
  const names = (kind, list) => list.map((name) => ({ kind, name: cut(name) }));
  return {
    title: cut(document.title),
    language: cut(document.documentElement?.lang),
    forms: forms.filter((form) => form.fields.length > 0),
    links: many(inAll('a[href], area[href]'), mostLinks).map((link) => ({ url: String(link.href).slice(0, 2000), text: cut(link.textContent) })),
    alternates: many(document.querySelectorAll('link[rel~=alternate][hreflang]'), mostAlternates).map((link) => cut(link.hreflang)),
    generator: cut(document.querySelector('meta[name=generator]')?.content),
    data: many(document.querySelectorAll('script[type="application/ld+json"]'), 10).map((block) => block.textContent ?? '').filter((block) => block.length <= 50000),
    text: (document.body?.innerText ?? '').slice(0, noticeText),
    hints: many(document.querySelectorAll('link[rel~=preconnect]'), 200).map((link) => String(link.href).slice(0, 2000)),
    storage: [
      ...names('local', await attempt(async () => Object.keys(localStorage).slice(0, 500))),
      ...names('session', await attempt(async () => Object.keys(sessionStorage).slice(0, 500))),
      ...names('indexeddb', await attempt(async () => (await indexedDB.databases()).map((one) => one.name).slice(0, 200))),
      ...names('cache', await attempt(async () => (await caches.keys()).slice(0, 200))),
      ...names('service-worker', await attempt(async () => (await navigator.serviceWorker.getRegistrations()).map((one) => one.active?.scriptURL ?? one.scope))),
    ],
  };
})`;
