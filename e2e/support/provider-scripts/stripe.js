/**
 * Stands in for https://js.stripe.com/endive/stripe.js, of which it has what our form uses: a Payment
 * Element in a frame of that origin, and a confirmation that asks the fake gateway. The bank's question
 * leads to the fake's page instead of a window over ours.
 */
(() => {
  const gateway = '__GATEWAY__';
  const origin = 'https://js.stripe.com';

  const ask = async (path, body) => {
    const reply = await fetch(gateway + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.json();
  };

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
      elements: (options) => {
        if (options.mode !== 'payment' || !(options.amount > 0)) throw new Error('no amount');
        return {
          create: () => element,
          getElement: () => element,
          update: () => {},
          submit: async () => ((await typed()) === '' ? { error: { type: 'validation_error' } } : {}),
        };
      },
      confirmPayment: async ({ clientSecret, confirmParams }) => {
        const answer = await ask('/fake/confirm-intent', {
          client_secret: clientSecret,
          card: { number: await typed() },
          return_url: confirmParams.return_url,
        });
        const url = answer.paymentIntent?.next_action?.redirect_to_url?.url;
        if (url === undefined) return answer;
        location.assign(url);
        return new Promise(() => {});
      },
    };
  };
})();
