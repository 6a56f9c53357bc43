import { useOffline } from '../use-offline.ts';

interface Props {
  /** Where the work is. */
  words: string;
  isBad: boolean;
  /** Added while this device has no connection. */
  offline: string;
}

/** Where what somebody changes is kept; said by screen readers whenever that changes. */
export function SavedLine({ words, isBad, offline }: Props) {
  const isOffline = useOffline();
  return (
    <output className={isBad || isOffline ? 'saved saved--bad' : 'saved'}>
      {isOffline ? `${words} ${offline}` : words}
    </output>
  );
}
