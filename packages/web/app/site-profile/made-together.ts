import { readStart } from '../start-storage.ts';

/** Whether this browser made the agreement on the way in, whose last page lists it beside the others. */
export function wasMadeTogether(id: string): boolean {
  const made = readStart()?.['made'];
  if (typeof made !== 'object' || made === null) return false;
  return Object.values(made).some(
    (one: unknown) => typeof one === 'object' && one !== null && 'id' in one && one.id === id,
  );
}
