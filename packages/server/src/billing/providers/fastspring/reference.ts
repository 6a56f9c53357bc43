const mark = 'session:';

/** Before anything is bought a payment goes by its session; marked, because orders look the same. */
export function toReference(session: string): string {
  return `${mark}${session}`;
}

/** The session that a payment goes by; null where it has become an order. */
export function parseSession(reference: string): string | null {
  return reference.startsWith(mark) ? reference.slice(mark.length) : null;
}
