/**
 * Stands in for PayPal's SDK (https://www.sandbox.paypal.com/web-sdk/v6/core): opens PayPal's window at
 * once, sends it to the order when that is there, and waits for what the payer decided.
 */
(() => {
  window.paypal = {
    version: '6.0.0',
    createInstance: async ({ clientId, components }) => {
      if (!clientId || !components.includes('paypal-payments')) throw new Error('no client');
      return {
        createPayPalOneTimePaymentSession: ({ onApprove, onCancel }) => ({
          start: async (_, order) => {
            const payer = window.open('about:blank', 'paypal', 'width=400,height=600');
            let id = '';
            addEventListener('message', ({ source, data }) => {
              if (source !== payer || data.order !== id) return;
              if (data.approved) void onApprove({ orderId: id });
              else onCancel();
            });
            try {
              id = (await order).orderId;
            } catch (error) {
              payer.close();
              throw error;
            }
            payer.location.href = `https://www.sandbox.paypal.com/checkoutnow?token=${id}`;
          },
        }),
      };
    },
  };
})();
