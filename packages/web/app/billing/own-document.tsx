import { useEffect, useState, type ReactNode } from 'react';
import { addMethodPath } from './billing-tabs.ts';

function isAddPage(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === addMethodPath;
}

/** Whether the browser opened this document at this address, or came here from another page of the app. */
function isOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && isAddPage(new URL(opened.name, location.href).pathname);
}

/**
 * As the page of payment, this one is a document of its own: a provider's script is let into it alone,
 * and sees no other page of the app.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const [own] = useState(isOpenedHere);
  useEffect(() => {
    if (!own) location.reload();
    return () => {
      if (own && !isAddPage(location.pathname)) location.reload();
    };
  }, [own]);
  return own ? children : null;
}
