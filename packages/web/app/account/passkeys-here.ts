import { useSyncExternalStore } from 'react';

/** `address`: browsers make no passkeys for this one, without https or with the number of a machine for a name. */
type Here = 'yes' | 'address' | 'browser';

function passkeysHere(): Here {
  if (!window.isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? 'yes' : 'browser';
}

const never = (): (() => void) => () => undefined;

/** Whether the page can use passkeys; as most can, until it knows. */
export function usePasskeysHere(): Here {
  return useSyncExternalStore(never, passkeysHere, () => 'yes');
}
