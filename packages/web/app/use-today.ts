import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Prerendered pages know no day; nothing on them shows it. */
const someDay = '2000-01-01';

function localDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day where the person is, as an ISO date. */
export function useToday(): string {
  return useSyncExternalStore(never, localDay, () => someDay);
}
