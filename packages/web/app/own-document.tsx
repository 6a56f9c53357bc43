import { useEffect, useState, type ReactNode } from 'react';

/** Addresses whose documents let the providers' scripts in; the same ones as on the server. */
const withProviders = {
  pay: /^\/(privacy-consent\/)?wizard\/pay\/[^/]+\/?$/,
  addMethod: /^\/profile\/billing\/payment-methods\/add\/?$/,
} as const;

/** Whether the browser opened this document at such an address, or came here from another page of the app. */
function isOpenedAt(address: RegExp): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && address.test(new URL(opened.name, location.href).pathname);
}

/**
 * A page that lets a provider's script in is a document of its own: whoever comes from within the app loads
 * it, and whoever goes on within the app loads the next one. So no other page ever stands in that document,
 * and a script that was let in sees nothing else.
 */
export function OwnDocument({ of, children }: { of: keyof typeof withProviders; children: ReactNode }) {
  const address = withProviders[of];
  const [own] = useState(() => isOpenedAt(address));
  useEffect(() => {
    if (!own) location.reload();
    return () => {
      if (own && !address.test(location.pathname)) location.reload();
    };
  }, [own, address]);
  return own ? children : null;
}
