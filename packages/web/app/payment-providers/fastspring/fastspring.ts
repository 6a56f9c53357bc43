import type { ProviderForm, Submitted } from '../provider-form.ts';

/** FastSpring's Store Builder Library, from its own host as it demands. */
const library = 'https://sbl.onfastspring.com/sbl/1.0.3/fastspring-builder.min.js';

declare global {
  interface Window {
    fastspring?: { builder: { checkout: (session: string) => void } };
    /** The library calls it when its window closes; null or without an id where nothing was bought. */
    checkoutClosed?: (order: { id?: string; reference?: string } | null) => void;
  }
}

/** The library shows its checkout in a window on our page; it sells in its own name. */
export function createFastspringForm(): ProviderForm {
  let script: HTMLScriptElement | null = null;

  const load = (storefront: string) =>
    new Promise<boolean>((resolve) => {
      if (window.fastspring !== undefined) {
        resolve(true);
        return;
      }
      script = document.createElement('script');
      script.id = 'fsc-api';
      script.src = library;
      script.dataset['storefront'] = storefront;
      script.dataset['popupClosed'] = 'checkoutClosed';
      script.addEventListener('load', () => resolve(window.fastspring !== undefined));
      script.addEventListener('error', () => resolve(false));
      document.head.append(script);
    });

  return {
    // The storefront is known with the payment; until then nothing of the provider is loaded.
    mount: () => Promise.resolve(true),
    async submit(open) {
      const opened = await open();
      if (opened === null) return { ok: false, reason: 'not-opened' };
      if (opened.client?.processor !== 'fastspring') return { ok: false, reason: 'unavailable' };
      const { session_id: session, storefront, url } = opened.client;
      if (!(await load(storefront))) {
        // Its page does the same without a script of ours.
        location.assign(url);
        return new Promise<Submitted>(() => {});
      }
      return new Promise<Submitted>((resolve) => {
        window.checkoutClosed = (order) => {
          resolve(
            order?.id === undefined ? { ok: false, reason: 'closed' } : { ok: true, proof: { session } },
          );
        };
        window.fastspring?.builder.checkout(session);
      });
    },
    close() {
      delete window.checkoutClosed;
    },
  };
}
