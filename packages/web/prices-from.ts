import { readFileSync } from 'node:fs';
import { defaultPrices, pricesText, type PriceTable } from '@clausewright/library/prices';

/**
 * The figures that an instance with this environment begins with, as `pricesText` writes them. Which ones are in force
 * only its database knows: the server sends what was rendered with these while they are.
 */
export function pricesFrom(environment: Readonly<Record<string, string | undefined>>): string {
  const given = (name: string): string | undefined =>
    environment[name] || contentOf(environment[`${name}_FILE`]);
  const own = given('PRICE_TABLE');
  const currency = given('CURRENCY') ?? defaultPrices.currency;
  return (own === undefined ? undefined : ofOwn(own)) ?? pricesText({ ...defaultPrices, currency });
}

/** What is no price table keeps the server from starting, which says so better. */
function ofOwn(text: string): string | undefined {
  try {
    return pricesText(JSON.parse(text) as PriceTable);
  } catch {
    return undefined;
  }
}

function contentOf(file: string | undefined): string | undefined {
  return file ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
