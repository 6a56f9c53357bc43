// Hand-written lower bound: what one deferred file with no framework can reach. Not a product.
(() => {
  const d = document,
    K = 'fl_consent',
    cats = ['analytics', 'marketing'];
  const gt = function () {
    (window.dataLayer = window.dataLayer || []).push(arguments);
  };
  const map = {
    analytics: ['analytics_storage'],
    marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  };
  const st = (c) =>
    Object.fromEntries(cats.flatMap((k) => map[k].map((t) => [t, c && c[k] ? 'granted' : 'denied'])));
  gt('consent', 'default', { ...st(null), wait_for_update: 500 });
  const read = () => {
    const m = d.cookie.match(new RegExp(K + '=([^;]*)'));
    try {
      return m && JSON.parse(decodeURIComponent(m[1]));
    } catch {
      return null;
    }
  };
  const release = (c) =>
    d.querySelectorAll('script[type="text/plain"][data-cc],iframe[data-cc]').forEach((e) => {
      if (!c[e.dataset.cc] || e.dataset.done) return;
      e.dataset.done = 1;
      if (e.tagName === 'IFRAME') {
        e.src = e.dataset.src;
        return;
      }
      const s = d.createElement('script');
      if (e.nonce) s.nonce = e.nonce;
      if (e.dataset.src) s.src = e.dataset.src;
      else s.textContent = e.textContent;
      e.replaceWith(s);
    });
  let host, root, opener;
  const save = (c) => {
    const was = read();
    d.cookie = K + '=' + encodeURIComponent(JSON.stringify(c)) + ';path=/;max-age=15552000;samesite=lax';
    gt('consent', 'update', st(c));
    close();
    if (was && cats.some((k) => was[k] && !c[k])) {
      d.cookie.split('; ').forEach((x) => {
        const n = x.split('=')[0];
        if (n.startsWith('_ga')) d.cookie = n + '=;path=/;max-age=0';
      });
      location.reload();
    } else release(c);
  };
  const close = () => {
    if (host) {
      host.remove();
      host = null;
    }
    if (opener && opener.isConnected) opener.focus();
  };
  const css = `:host{all:initial}section,dialog{font:16px/1.4 system-ui,sans-serif;color:#1a1a1a;background:#fff;border:1px solid #767676;border-radius:8px;padding:16px;box-sizing:border-box}section{position:fixed;z-index:2147483647;inset-inline:8px;inset-block-end:8px;max-inline-size:32rem}button{font:inherit;min-block-size:44px;padding-inline:16px;margin:4px;border:2px solid #1a1a1a;border-radius:6px;background:#fff;color:#1a1a1a}h2{font-size:1.1em;margin:0}label{display:block;min-block-size:44px}`;
  const ui = (prefs) => {
    if (host) host.remove();
    host = d.createElement('div');
    host.id = 'fl-host';
    root = host.attachShadow({ mode: 'open' });
    const sh = new CSSStyleSheet();
    sh.replaceSync(css);
    root.adoptedStyleSheets = [sh];
    const el = (t, p, ...k) => {
      const e = Object.assign(d.createElement(t), p);
      e.append(...k);
      return e;
    };
    const b = (id, t, f) => el('button', { type: 'button', id, textContent: t, onclick: f });
    const all = (v) => save(Object.fromEntries(cats.map((k) => [k, v])));
    const title = el('h2', { id: 't', textContent: prefs ? 'Preferences' : 'We use cookies' });
    if (!prefs) {
      const s = el(
        'section',
        { id: 'banner' },
        title,
        el('p', { textContent: 'We use cookies for statistics and marketing. You decide.' }),
        b('acc', 'Accept all', () => all(true)),
        b('rej', 'Reject all', () => all(false)),
        b('set', 'Settings', () => {
          opener = null;
          ui(true);
        }),
      );
      s.setAttribute('aria-labelledby', 't');
      root.append(s);
      d.body.prepend(host);
      return;
    }
    const boxes = cats.map((k) => el('input', { type: 'checkbox', name: k, checked: !!(read() || {})[k] }));
    const g = el(
      'dialog',
      { id: 'dlg' },
      title,
      ...boxes.map((x, i) => el('label', {}, x, ' ' + cats[i])),
      b('dacc', 'Accept all', () => all(true)),
      b('drej', 'Reject all', () => all(false)),
      b('dsave', 'Save', () => save(Object.fromEntries(boxes.map((x) => [x.name, x.checked])))),
    );
    g.setAttribute('aria-labelledby', 't');
    root.append(g);
    d.body.append(host);
    g.showModal();
    g.addEventListener('close', () => {
      host.remove();
      host = null;
      if (!read()) {
        ui(false);
        root.getElementById('set').focus();
      } else if (opener) opener.focus();
    });
  };
  window.floor = {
    open: (from) => {
      opener = from || d.activeElement;
      ui(true);
    },
  };
  const c = read();
  if (c) {
    gt('consent', 'update', st(c));
    release(c);
  } else if (navigator.globalPrivacyControl) save({ analytics: false, marketing: false });
  else ui(false);
})();
