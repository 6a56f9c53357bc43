import { useEffect, useState, type ReactNode } from 'react';

/** The same as on the server, which lets the providers' scripts into these documents alone. */
const payPage = /^\/(privacy-consent\/)?wizard\/pay\/[^/]+\/?$/;

/** Whether the browser opened this document as a page of payment, or came here from another page of the app. */
function isOpenedToPay(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && payPage.test(new URL(opened.name, location.href).pathname);
}

/**
 * The page of payment is a document of its own: whoever comes from within the app loads it, and
 * whoever goes on within the app loads the next one. So no other page ever stands in the document that
 * lets a provider's script in, and a script that was let in sees nothing else.
 */
export function PayDocument({ children }: { children: ReactNode }) {
  const [own] = useState(isOpenedToPay);
  useEffect(() => {
    if (!own) location.reload();
    return () => {
      if (own && !payPage.test(location.pathname)) location.reload();
    };
  }, [own]);
  return own ? children : null;
}
