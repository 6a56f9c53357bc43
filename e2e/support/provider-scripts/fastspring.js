/**
 * Stands in for FastSpring's Store Builder Library: its checkout is a frame of the storefront over our
 * page; when it closes, the function that the script element names hears of the order.
 */
(() => {
  const { storefront, popupClosed } = document.getElementById('fsc-api').dataset;
  window.fastspring = {
    builder: {
      checkout: (session) => {
        const frame = document.createElement('iframe');
        frame.src = `https://${storefront.split('/')[0]}/popup?session=${session}`;
        frame.title = 'FastSpring checkout';
        frame.setAttribute('width', '100%');
        addEventListener('message', ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          frame.remove();
          window[popupClosed](data.order);
        });
        document.body.append(frame);
      },
    },
  };
})();
