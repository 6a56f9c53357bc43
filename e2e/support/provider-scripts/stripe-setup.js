/**
 * Stands in for https://js.stripe.com/endive/stripe.js where a card is saved: a Payment Element in a frame
 * of that origin for a SetupIntent, and a confirmation that asks the fake gateway.
 */
(() => {
  const origin = 'https://js.stripe.com';

  window.Stripe = (key) => {
    if (!key.startsWith('pk_')) throw new Error(`no publishable key: ${key}`);
    let frame = null;
    const listeners = {};
    const typed = () =>
      new Promise((resolve) => {
        const hear = (event) => {
          if (event.source !== frame.contentWindow || event.origin !== origin) return;
          removeEventListener('message', hear);
          resolve(event.data.number);
        };
        addEventListener('message', hear);
        frame.contentWindow.postMessage('read', origin);
      });
    const element = {
      on: (name, listener) => {
        listeners[name] = listener;
      },
      mount: (place) => {
        frame = document.createElement('iframe');
        frame.src = `${origin}/fields.html`;
        frame.title = 'Secure payment input frame';
        frame.setAttribute('width', '100%');
        frame.setAttribute('height', '80');
        frame.addEventListener('load', () => listeners.ready?.());
        place.append(frame);
      },
      destroy: () => frame?.remove(),
    };
    return {
      elements: ({ clientSecret }) => {
        if (!clientSecret.startsWith('seti_')) throw new Error('no SetupIntent');
        return {
          create: () => element,
          submit: async () => ((await typed()) === '' ? { error: { type: 'validation_error' } } : {}),
        };
      },
      confirmSetup: async ({ clientSecret }) => {
        const reply = await fetch('__GATEWAY__/fake/confirm-setup', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ client_secret: clientSecret, card: { number: await typed() } }),
        });
        return reply.json();
      },
    };
  };
})();
