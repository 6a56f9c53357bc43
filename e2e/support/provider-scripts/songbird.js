/** Stands in for Cardinal's Songbird, through which braintree-web speaks to the bank; it asks nothing. */
(() => {
  const heard = {};
  window.Cardinal = {
    configure: () => {},
    on: (name, listener) => {
      heard[name] = listener;
    },
    off: () => {},
    setup: () => setTimeout(() => heard['payments.setupComplete']({ sessionId: 'session' })),
    trigger: async () => ({}),
    continue: () => {},
  };
})();
