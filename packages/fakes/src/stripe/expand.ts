import type { StripeState } from './stripe-state.ts';

const sources = {
  latest_charge: ({ charges }: StripeState, id: string) => charges.get(id),
  payment_method: ({ methods }: StripeState, id: string) => methods.get(id)?.object,
  customer: ({ customers }: StripeState, id: string) => customers.get(id),
};

/** A copy of an answer in which the asked names stand for the objects themselves. */
export function expandObjects(books: StripeState, answer: object, names: unknown): object {
  const copy: Record<string, unknown> = structuredClone({ ...answer });
  for (const name of Array.isArray(names) ? names : []) {
    const find = Object.entries(sources).find(([known]) => known === name)?.[1];
    const id = copy[String(name)];
    if (find !== undefined && typeof id === 'string') copy[String(name)] = structuredClone(find(books, id));
  }
  return copy;
}
